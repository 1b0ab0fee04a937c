import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword, type TestAccount } from "../testing/account-shop.ts";
import type { WireUpdatedUser } from "../wire-account.ts";
import type { WireUser } from "../wire-user.ts";

const minute = 60_000;
let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open({ rateLimits: true });
});
afterAll(() => accounts.close());

function update(account: { token?: string }, change: Record<string, unknown>) {
  return accounts.shop.call<WireUpdatedUser>("updateShopUser", change, account);
}

async function emailOf(account: TestAccount): Promise<string> {
  return (await accounts.shop.call<WireUser>("getUser", {}, account)).body.email;
}

describe("a profile", () => {
  test("changes what is named, keeps the rest, and gives up phone and birth date", async () => {
    const account = await accounts.register({ birth_date: "1990-05-17" });
    const { body } = await update(account, { first_name: "Saar", phone: "+31 6 1234 5678" });
    expect(body).toMatchObject({
      first_name: "Saar",
      last_name: "Bakker",
      phone: "+31 6 1234 5678",
      birth_date: "1990-05-17",
      pendingEmail: null,
    });
    const emptied = await update(account, { phone: null, birth_date: null });
    expect(emptied.body).toMatchObject({ first_name: "Saar", phone: null, birth_date: null });
  });

  test("stores no key that is not its own", async () => {
    const account = await accounts.register();
    const other = await accounts.register();
    await update(account, {
      id: other.user.id,
      customer_id: other.user.id,
      groups: ["staff"],
      is_guest: true,
      isGuestCustomer: true,
      status: { isGuestCustomer: true },
      newsletter: true,
      emailVerified: true,
      email_verified_at: "2026-01-01",
      password_hash: "x",
      basket_key: "x",
      first_name: "Saar",
    });
    const { body } = await accounts.shop.call<WireUser>("getUser", {}, account);
    expect(body).toEqual({ ...account.user, first_name: "Saar" });
    expect((await accounts.logIn(account.email)).status).toBe(200);
  });

  test("has a birth date for a birthday voucher", async () => {
    const account = await accounts.register();
    const refused = await update(account, { birthdayVoucher: true });
    expect([refused.status, refused.body["errors"]]).toEqual([
      400,
      [{ field: "birth_date", code: "birthDateForVoucher" }],
    ]);
    expect((await update(account, { birthdayVoucher: true, birth_date: "1990-05-17" })).body.birthdayVoucher).toBe(
      true,
    );
    expect((await update(account, { birth_date: null })).status).toBe(400);
    expect((await update(account, { birth_date: null, birthdayVoucher: false })).body).toMatchObject({
      birthdayVoucher: false,
    });
  });

  test("is its customer's: nobody's without a session, none of a guest", async () => {
    const guest = await accounts.shop.signIn({ email: newEmail() });
    for (const [procedure, payload] of [
      ["updateShopUser", { first_name: "Saar" }],
      ["exportMyData", { password: testPassword }],
      ["requestAccountDeletion", { password: testPassword }],
      ["getAddresses", {}],
      ["getOrders", {}],
      ["requestEmailVerification", {}],
    ] as const) {
      expect((await accounts.shop.call(procedure, payload)).status).toBe(401);
      const response = await accounts.shop.call(procedure, payload, { token: guest });
      expect([procedure, response.status, response.body.code]).toEqual([procedure, 403, "account-needed"]);
    }
  });
});

describe("another e-mail address", () => {
  test("needs the password, and is written when the link mailed to it is opened", async () => {
    const account = await accounts.registerProved();
    const email = newEmail();
    const without = await update(account, { email });
    expect([without.status, without.body["errors"]]).toEqual([400, [{ field: "password", code: "currentPassword" }]]);
    const wrong = await update(account, { email, password: "Fout-en-Dons-41!" });
    expect([wrong.status, wrong.body.code]).toEqual([403, "password-wrong"]);
    expect(await accounts.tokenOf("change-email", account.email)).toBeUndefined();

    const requested = await update(account, { email: email.toUpperCase(), password: testPassword });
    expect(requested.body).toMatchObject({ email: account.email, pendingEmail: email });
    expect((await update(account, { first_name: "Saar" })).body.pendingEmail).toBe(email);
    const token = await accounts.tokenOf("change-email", account.email);
    expect((await accounts.shop.call("confirmEmailChange", { token })).status).toBe(204);
    expect(await emailOf(account)).toBe(email);
    expect((await accounts.logIn(account.email)).status).toBe(404);
    expect((await accounts.logIn(email)).body.user.emailVerified).toBe(true);
    expect((await accounts.shop.call("confirmEmailChange", { token })).body.code).toBe("token-not-usable");
  });

  test("is asked for at most ten times with a wrong password", async () => {
    const account = await accounts.register();
    for (let tries = 0; tries < 10; tries += 1)
      await update(account, { email: newEmail(), password: "Fout-en-Dons-41!" });
    expect((await update(account, { email: newEmail(), password: testPassword })).status).toBe(429);
  });

  test("is asked about by mail ten times in 15 minutes at most", async () => {
    const account = await accounts.register();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await update(account, { email: newEmail(), password: testPassword })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test("that has an account is refused, also when it got one meanwhile", async () => {
    const [account, other] = [await accounts.register(), await accounts.register()];
    const taken = await update(account, { email: other.email, password: testPassword });
    expect([taken.status, taken.body.code]).toEqual([409, "account-exists"]);
    const email = newEmail();
    await update(account, { email, password: testPassword });
    const token = await accounts.tokenOf("change-email", account.email);
    await accounts.register({ email });
    const late = await accounts.shop.call("confirmEmailChange", { token });
    expect([late.status, late.body.code]).toEqual([409, "account-exists"]);
    expect(await emailOf(account)).toBe(account.email);
  });

  test("waits for a day, gives way to a newer one, and dies with the password", async () => {
    const account = await accounts.register();
    const send = async (): Promise<string> => {
      await update(account, { email: newEmail(), password: testPassword });
      return (await accounts.tokenOf("change-email", account.email)) ?? "";
    };
    const confirm = async (token: string): Promise<number> =>
      (await accounts.shop.call("confirmEmailChange", { token })).status;
    const first = await send();
    accounts.shop.wait(minute);
    const second = await send();
    expect([first === second, await confirm(first)]).toEqual([false, 406]);
    accounts.shop.wait(24 * 60 * minute);
    expect(await confirm(second)).toBe(406);
    const third = await send();
    await accounts.shop.call(
      "updatePassword",
      { oldPassword: testPassword, newPassword: "Nieuw-en-Zacht-7!" },
      account,
    );
    expect(await confirm(third)).toBe(406);
    expect((await accounts.logIn(account.email, "Nieuw-en-Zacht-7!")).status).toBe(200);
  });

  test("kills the links that were mailed to the one before", async () => {
    const account = await accounts.register();
    await accounts.shop.call("forgotPassword", { email: account.email });
    const reset = await accounts.tokenOf("reset-password", account.email);
    await update(account, { email: newEmail(), password: testPassword });
    await accounts.shop.call("confirmEmailChange", { token: await accounts.tokenOf("change-email", account.email) });
    expect((await accounts.shop.call("resetPassword", { hash: reset, password: "Nieuw-en-Zacht-7!" })).status).toBe(
      406,
    );
  });
});
