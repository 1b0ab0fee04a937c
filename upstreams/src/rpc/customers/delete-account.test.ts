import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword, type TestAccount } from "../testing/account-shop.ts";
import { dumpOf } from "../testing/dump-of.ts";
import { testAddress } from "../testing/rpc-test-shop.ts";
import { eraseOrders } from "../orders/erase-orders.ts";
import { issueBirthdayVouchers } from "../birthdays/issue-birthday-vouchers.ts";

const day = 24 * 3_600_000;
let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

const call: AccountShop["shop"]["call"] = (...question) => accounts.shop.call(...question);

async function deletionToken(account: TestAccount): Promise<string> {
  await call("requestAccountDeletion", { password: testPassword }, account);
  return (await accounts.tokenOf("delete-account", account.email)) ?? "";
}

async function remove(account: TestAccount): Promise<number> {
  return (await call("confirmAccountDeletion", { token: await deletionToken(account) })).status;
}

/** An order that is paid for, with every field about a person filled with a word that occurs nowhere else. */
async function orderOf(
  token: string,
  canary: string,
  method = "klarna",
): Promise<{ orderId: string; returnKey: string }> {
  const { shop } = accounts;
  const basketKey = await shop.fillBasket([[await shop.addVariant(), 1]]);
  await nameLines(basketKey, canary);
  const shippingAddress = {
    ...testAddress,
    firstName: canary,
    lastName: canary,
    street: canary,
    addition: canary,
    city: canary,
    phone: "+31 6 98765432",
  };
  await call("setCheckoutAddresses", { basketKey, shippingAddress }, { token });
  await call("setShippingOption", { basketKey, key: "standard" }, { token });
  const { body: checkout } = await call<{ version: number; totalCents: number }>(
    "setPaymentMethod",
    { basketKey, key: method },
    { token },
  );
  const { body } = await shop.placeOrder({ token, basketKey, checkout: checkout as never });
  const returnKey = await shop.choose(body.payment.redirectUrl, method === "klarna" ? "authorized" : "paid");
  await shop.settle(returnKey);
  return { orderId: body.orderId, returnKey };
}

/** As when a shopper has something embroidered: the lines of a basket say for whom. */
async function nameLines(basketKey: string, name: string): Promise<void> {
  await sql`
    update basket_item i set custom_data = ${JSON.stringify({ embroidery: name })}, display_data = ${JSON.stringify({ text: name })}
    from basket b where b.basket_id = i.basket_id and b.basket_key = ${basketKey}`.execute(accounts.shop.db);
}

async function deliver(orderId: string): Promise<void> {
  const { db } = accounts.shop;
  await db.updateTable("shop_order").set({ status: "delivered" }).where("order_id", "=", orderId).execute();
  await db
    .insertInto("order_event")
    .values({ order_id: orderId, status: "delivered", happened_at: accounts.shop.now })
    .execute();
}

function orderRow(orderId: string) {
  return accounts.shop.db
    .selectFrom("shop_order")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
}

describe("an account", () => {
  test("is deleted by the link of a mail that takes the password to get, and then is as one that never was", async () => {
    const account = await accounts.registerProved();
    const wrong = await call("requestAccountDeletion", { password: "Fout-en-Dons-41!" }, account);
    expect([wrong.status, wrong.body.code]).toEqual([403, "password-wrong"]);
    const token = await deletionToken(account);
    expect(await accounts.isAlive(account.token)).toBe(true);
    const other = (await accounts.logIn(account.email)).body.token;
    expect((await call("confirmAccountDeletion", { token })).status).toBe(204);
    for (const dead of [account.token, other]) expect(await accounts.isAlive(dead)).toBe(false);
    expect(await accounts.logIn(account.email)).toMatchObject({ status: 404, body: { code: "login-failed" } });
    expect((await accounts.register({ email: account.email })).user.id).not.toBe(account.user.id);
  });

  test("is deleted once, however often and at whatever moment it is said", async () => {
    const account = await accounts.registerProved();
    const token = await deletionToken(account);
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => call("confirmAccountDeletion", { token })),
      accounts.logIn(account.email),
      call("updateShopUser", { first_name: "Saar" }, account),
    ]);
    expect(responses.slice(0, 5).filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await call("confirmAccountDeletion", { token })).body.code).toBe("token-not-usable");
    for (const { body } of responses)
      if (typeof body["token"] === "string") expect(await accounts.isAlive(body["token"])).toBe(false);
  });

  test("is deleted by no link that is over, changed or another's", async () => {
    const [account, other] = [await accounts.registerProved(), await accounts.register()];
    const token = await deletionToken(account);
    for (const wrong of [`${token}x`, "", (await accounts.tokenOf("verify-email", account.email)) ?? ""]) {
      expect((await call("confirmAccountDeletion", { token: wrong })).body.code).toBe("token-not-usable");
    }
    await call("confirmAccountDeletion", { token: await deletionToken(other) });
    expect(await accounts.isAlive(account.token)).toBe(true);
    accounts.shop.wait(3_600_000);
    expect((await call("confirmAccountDeletion", { token })).status).toBe(406);
  });
});

describe("what the shop knew of a customer", () => {
  test("is gone from the whole database and the log, but for what orders must keep", async () => {
    const canary = "Kanarievogel";
    const email = `kanarievogel.${newEmail()}`;
    const guestToken = await accounts.shop.signIn({ email, first_name: canary, last_name: canary });
    const guestOrder = await orderOf(guestToken, canary);
    const account = await accounts.registerProved({
      email,
      first_name: canary,
      last_name: canary,
      newsletter: true,
      birthdayVoucher: true,
      birth_date: "1990-11-20",
    });
    await call("updateShopUser", { phone: "+31 6 98765432" }, account);
    await call("saveAddress", { address: { ...testAddress, lastName: canary, street: canary } }, account);
    await issueBirthdayVouchers(accounts.shop.upstream.services);
    const order = await orderOf(account.token, canary);
    await call(
      "setCheckoutAddresses",
      {
        basketKey: await accounts.shop.fillBasket([[await accounts.shop.addVariant(), 1]]),
        shippingAddress: { ...testAddress, lastName: canary },
      },
      account,
    );
    await call("forgotPassword", { email }, account);
    for (const { orderId } of [order, guestOrder]) await deliver(orderId);
    expect(await dumpOf(accounts.shop.db)).toMatch(/kanarievogel/i);

    expect(await remove(account)).toBe(204);
    accounts.shop.wait(31 * day);
    await eraseOrders(accounts.shop.upstream.services);
    const dump = await dumpOf(accounts.shop.db);
    expect(dump).not.toMatch(/kanarievogel|98765432|1990-11-20/i);
    for (const { orderId } of [order, guestOrder]) {
      const row = await orderRow(orderId);
      expect(row).toMatchObject({ customer_id: null, email: "", erased_at: expect.any(Date) as Date });
      expect(row.total_cents).toBeGreaterThan(0);
      expect(row.data).toMatchObject({
        billingAddress: { countryCode: "NL", lastName: "" },
        paymentMethod: { key: "klarna" },
      });
    }
    expect(
      (await accounts.shop.db.selectFrom("voucher").selectAll().where("is_active", "=", true).execute()).length,
    ).toBe(0);
  });

  test("stays with an order that is under way, until thirty days after its delivery", async () => {
    const account = await accounts.registerProved();
    const { orderId, returnKey } = await orderOf(account.token, "Onderweg", "ideal");
    expect(await remove(account)).toBe(204);
    expect((await orderRow(orderId)).data).toMatchObject({ shippingAddress: { street: "Onderweg" } });
    expect(JSON.stringify(await accounts.shop.db.selectFrom("basket_item").selectAll().execute())).not.toContain(
      "Onderweg",
    );
    expect((await accounts.shop.settle(returnKey)).body.status).toBe("paid");
    accounts.shop.wait(10 * day);
    await deliver(orderId);
    accounts.shop.wait(29 * day);
    expect(await eraseOrders(accounts.shop.upstream.services)).toBe(0);
    accounts.shop.wait(2 * day);
    expect(await eraseOrders(accounts.shop.upstream.services)).toBe(1);
    expect(JSON.stringify(await orderRow(orderId))).not.toContain("Onderweg");
    expect(await eraseOrders(accounts.shop.upstream.services)).toBe(0);
  });

  test("of a business stays on its invoice: name and address, but nobody's name", async () => {
    const account = await accounts.registerProved();
    const { orderId } = await orderOf(account.token, "Persoon", "ideal");
    const { db } = accounts.shop;
    const { data } = await orderRow(orderId);
    const document = data as { billingAddress: object };
    const billingAddress = {
      ...document.billingAddress,
      companyName: "Slaapwel B.V.",
      street: "Hoofdstraat",
      city: "Kampen",
    };
    await db
      .updateTable("shop_order")
      .set({ status: "cancelled", data: JSON.stringify({ ...document, billingAddress }) })
      .where("order_id", "=", orderId)
      .execute();
    await remove(account);
    const left = (await orderRow(orderId)).data;
    expect(left).toMatchObject({
      billingAddress: { companyName: "Slaapwel B.V.", street: "Hoofdstraat", city: "Kampen", lastName: "" },
    });
    expect(left).toMatchObject({ shippingAddress: { street: "", city: "" } });
  });
});

describe("what is stored about a customer", () => {
  test("is handed out as JSON for the password, with all there is and nothing of anybody else", async () => {
    const stranger = await accounts.registerProved({ last_name: "Vreemdeling", newsletter: true });
    await call("saveAddress", { address: { ...testAddress, lastName: "Vreemdeling" } }, stranger);
    await orderOf(stranger.token, "Vreemdeling", "ideal");
    const account = await accounts.registerProved({
      newsletter: true,
      birthdayVoucher: true,
      birth_date: "1990-05-17",
    });
    await call("saveAddress", { address: testAddress }, account);
    const { orderId } = await orderOf(account.token, "Eigenaar", "ideal");
    const { body: order } = await call("getOrder", { id: orderId }, account);
    const { pieceKeys } = order["withdrawal"] as { pieceKeys: string[] };
    await call(
      "withdrawOrder",
      { order: { id: orderId }, pieceKeys, reason: "Toch te hard" },
      { ...account, key: randomUUID() },
    );
    const pendingEmail = newEmail();
    await call("updateShopUser", { email: pendingEmail, password: testPassword }, account);
    const basketKey = await accounts.shop.fillBasket([[await accounts.shop.addVariant(), 2]]);

    expect((await call("exportMyData", {}, account)).status).toBe(400);
    const wrong = await call("exportMyData", { password: "Fout-en-Dons-41!" }, account);
    expect([wrong.status, wrong.body.code]).toEqual([403, "password-wrong"]);
    const { status, body } = await call("exportMyData", { password: testPassword, keys: { basketKey } }, account);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      shop: "nl-NL",
      profile: { email: account.email, last_name: "Bakker", birth_date: "1990-05-17", pendingEmail },
      addresses: [{ city: "Zwolle" }],
      orders: [{ id: orderId, address: { shipping: { street: "Eigenaar" } } }],
      withdrawals: [{ orderNumber: order["referenceKey"], reason: "Toch te hard" }],
      newsletter: [{ email: account.email }],
      basket: [{ quantity: 2 }],
      wishlist: [],
    });
    expect((body["sessions"] as unknown[]).length).toBe(1);
    expect(JSON.stringify(body)).not.toMatch(/Vreemdeling|argon2|token/i);
  });

  test("does not include a basket that is somebody else's, whoever names its key", async () => {
    const [account, other] = [await accounts.register(), await accounts.register()];
    const owner = await accounts.shop.db
      .selectFrom("customer")
      .select("basket_key")
      .where("email", "=", other.email)
      .executeTakeFirstOrThrow();
    const filled = await accounts.shop.fillBasket([[await accounts.shop.addVariant(), 3]]);
    await accounts.shop.db
      .updateTable("basket")
      .set({ basket_key: owner.basket_key })
      .where("basket_key", "=", filled)
      .execute();
    const { body } = await call(
      "exportMyData",
      { password: testPassword, keys: { basketKey: owner.basket_key } },
      account,
    );
    expect(body["basket"]).toEqual([]);
    expect((await call("exportMyData", { password: testPassword }, other)).body["basket"]).toHaveLength(1);
  });
});
