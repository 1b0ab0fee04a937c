import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AccountShop, newEmail, registration, testPassword } from "../testing/account-shop.ts";
import type { WireUser } from "../wire-user.ts";

let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open({ rateLimits: true });
});
afterAll(() => accounts.close());

const call: AccountShop["shop"]["call"] = (...question) => accounts.shop.call(...question);

function customers(email: string) {
  return accounts.shop.db.selectFrom("customer").selectAll().where("email", "=", email).execute();
}

test("an account is made, signed in, new, and asked to prove its address", async () => {
  const email = newEmail();
  const { status, body } = await call<{ token: string; user: WireUser; merged: unknown }>(
    "register",
    registration({ email: email.toUpperCase(), birth_date: "1988-02-29", birthdayVoucher: true }),
  );
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    email,
    first_name: "Femke",
    birth_date: "1988-02-29",
    groups: ["new"],
    birthdayVoucher: true,
    newsletter: false,
    emailVerified: false,
    status: { isGuestCustomer: false },
  });
  expect(body.merged).toMatchObject({ basketItems: 0, wishlistItems: 0, undoKey: null });
  expect((await call<WireUser>("refreshUser", {}, { token: body.token })).body).toMatchObject({ email });
  expect((await accounts.logIn(email)).body.user.id).toBe(body.user.id);
});

test("what is wrong with a registration is said by field, and keys that are no field are not stored", async () => {
  const bad = await call("register", {
    email: "geen-adres",
    password: "welkom",
    first_name: "",
    gender: "X",
    birthdayVoucher: true,
  });
  const fields = (bad.body["errors"] as { field: string }[]).map(({ field }) => field);
  expect(bad.status).toBe(400);
  for (const field of ["email", "password", "first_name", "last_name", "gender"]) expect(fields).toContain(field);
  const noBirthday = await call("register", registration({ birthdayVoucher: true }));
  expect(noBirthday.body["errors"]).toEqual([{ field: "birth_date", code: "birthDateForVoucher" }]);
  const common = await call("register", registration({ password: "Welkom2026!" }));
  expect(common.body["errors"]).toEqual([{ field: "password", code: "passwordCommon" }]);
  const { user } = await accounts.register({
    groups: ["vip"],
    id: 1,
    is_guest: true,
    status: { isGuestCustomer: true },
    email_verified_at: "2026-01-01",
    password_hash: "x",
  });
  expect(user).toMatchObject({ groups: ["new"], emailVerified: false, status: { isGuestCustomer: false } });
  expect(user.id).not.toBe(1);
});

describe("an address is registered once", () => {
  test("20 at once, in all spellings, make one account and one mail", async () => {
    const email = newEmail();
    const spellings = Array.from({ length: 20 }, (_, index) => (index % 2 ? email : email.toUpperCase()));
    const before = (await accounts.jobs("welcome")).length;
    const responses = await Promise.all(
      spellings.map((spelling) => call("register", registration({ email: spelling }))),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // with as many at once as may fail, the others are put off
    expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 429)).toEqual([]);
    expect(await customers(email)).toHaveLength(1);
    expect(await accounts.jobs("welcome")).toHaveLength(before + 1);
  });

  test("the second is refused, and too many of those wait", async () => {
    const { email } = await accounts.register();
    for (let tries = 0; tries < 10; tries += 1) {
      const { status, body } = await call("register", registration({ email }));
      expect([status, body.code]).toEqual([409, "account-exists"]);
    }
    expect((await call("register", registration({ email }))).status).toBe(429);
  });
});

test("too many accounts from one address of the network wait", async () => {
  const limited = await AccountShop.open({ rateLimits: true });
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1) {
    statuses.push(
      (await limited.shop.call("register", registration(), { headers: { "x-forwarded-for": "203.0.113.30" } })).status,
    );
  }
  expect([statuses[99], statuses[100]]).toEqual([200, 429]);
  await limited.close();
});

describe("leaving guest mode", () => {
  test("a guest who registers the same address becomes the account, with a new session and the orders of this guest", async () => {
    const { shop } = accounts;
    const email = newEmail();
    const buyer = await shop.prepare([[await shop.addVariant(), 1]], { email });
    const { body: placed } = await shop.placeOrder(buyer);
    const guest = (await call<WireUser>("getUser", {}, buyer)).body;
    const account = await accounts.register({ email }, buyer);
    expect(account.user).toMatchObject({ id: guest.id, status: { isGuestCustomer: false } });
    expect(account.token).not.toBe(buyer.token);
    expect(await accounts.isAlive(buyer.token)).toBe(false);
    expect((await call("getOrder", { id: placed.orderId }, account)).status).toBe(200);
  });

  test("a guest who registers another address becomes somebody else, who sees none of the guest's orders", async () => {
    const { shop } = accounts;
    const buyer = await shop.prepare([[await shop.addVariant(), 1]], { email: newEmail() });
    const { body: placed } = await shop.placeOrder(buyer);
    const account = await accounts.register({}, buyer);
    expect((await call("getOrder", { id: placed.orderId }, account)).status).toBe(404);
    expect(await accounts.isAlive(buyer.token)).toBe(false);
  });

  test("a guest leaves by signing out", async () => {
    const token = await accounts.shop.signIn({ email: newEmail() });
    await call("logout", {}, { token });
    expect(await accounts.isAlive(token)).toBe(false);
  });
});

async function guestOrder(email: string): Promise<string> {
  const { shop } = accounts;
  const { body } = await shop.placeOrder(await shop.prepare([[await shop.addVariant(), 1]], { email }));
  return body.orderId;
}

async function seesOrder(token: string, id: string): Promise<boolean> {
  const list = await call<{ orders: { id: string }[] }>("getOrders", {}, { token });
  const one = await call("getOrder", { id }, { token });
  expect(list.body.orders.some((order) => order.id === id)).toBe(one.status === 200);
  return one.status === 200;
}

/** Placed before there was an account: guests are refused afterwards. */
async function guestOrderOfAnother(email: string): Promise<string> {
  const other = newEmail();
  const orderId = await guestOrder(other);
  await accounts.shop.db.updateTable("customer").set({ email }).where("email", "=", other).execute();
  return orderId;
}

describe("orders that guests placed under an address", () => {
  test("are not shown to whoever registers it, but to who follows the link of the mail in their own session", async () => {
    const email = newEmail();
    const orderId = await guestOrder(email);
    const account = await accounts.register({ email });
    expect(await seesOrder(account.token, orderId)).toBe(false);
    const link = await accounts.tokenOf("verify-email", email);
    const stranger = await accounts.register();
    expect((await call("verifyEmail", { token: link })).body.code).toBe("not-signed-in");
    expect((await call("verifyEmail", { token: link }, stranger)).body.code).toBe("token-not-usable");
    expect(await seesOrder(account.token, orderId)).toBe(false);
    expect((await call("verifyEmail", { token: link }, account)).status).toBe(204);
    expect(await seesOrder(account.token, orderId)).toBe(true);
    expect(await seesOrder(stranger.token, orderId)).toBe(false);
    expect((await call("verifyEmail", { token: link }, account)).body.code).toBe("token-not-usable");
  });

  test("join an account that is proved with the next login", async () => {
    const account = await accounts.registerProved();
    const orderId = await guestOrderOfAnother(account.email);
    expect(await seesOrder(account.token, orderId)).toBe(false);
    const { body } = await accounts.logIn(account.email, testPassword);
    expect(await seesOrder(body.token, orderId)).toBe(true);
  });
});

test("the link is mailed again at most every 15 minutes, and the one before dies", async () => {
  const account = await accounts.register();
  const first = await accounts.tokenOf("verify-email", account.email);
  await call("requestEmailVerification", {}, account);
  expect(await accounts.tokenOf("verify-email", account.email)).toBe(first);
  accounts.shop.wait(15 * 60_000);
  await call("requestEmailVerification", {}, account);
  const second = await accounts.tokenOf("verify-email", account.email);
  expect(second).not.toBe(first);
  expect((await call("verifyEmail", { token: first }, account)).status).toBe(406);
  expect((await call("verifyEmail", { token: second }, account)).status).toBe(204);
});
