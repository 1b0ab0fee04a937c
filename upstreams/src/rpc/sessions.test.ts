import { createHmac, randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop, testAddress } from "./testing/rpc-test-shop.ts";
import type { WireCheckout } from "./wire-checkout.ts";
import type { WireUser } from "./wire-user.ts";

let shop: RpcTestShop;
const hour = 3_600_000;

beforeAll(async () => {
  shop = await RpcTestShop.open({ rateLimits: true });
});
afterAll(() => shop.close());

async function user(token: string | undefined): Promise<WireUser | null> {
  return (await shop.call<WireUser>("getUser", {}, token ? { token } : {})).body;
}

async function addAccount(email: string): Promise<string> {
  const row = await shop.db
    .insertInto("customer")
    .values({
      shop_id: 1001,
      email,
      first_name: "A",
      last_name: "B",
      gender: "FEMALE",
      is_guest: false,
      phone: null,
      birth_date: null,
      password_hash: "x",
    })
    .returning("customer_id")
    .executeTakeFirstOrThrow();
  return row.customer_id;
}

test("a guest's session says who it is, is stored only as a hash, and ends with logout", async () => {
  const token = await shop.signIn();
  expect(await user(token)).toMatchObject({
    email: "sanne@voorbeeld.nl",
    first_name: "Sanne",
    groups: [],
    status: { isGuestCustomer: true },
  });
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const stored = await shop.db.selectFrom("session").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await shop.call("logout", {}, { token })).status).toBe(204);
  expect(await user(token)).toBeNull();
  expect((await shop.call("logout", {}, { token })).status).toBe(204);
  expect((await shop.call("setShippingOption", { basketKey: "12345678", key: "standard" }, { token })).body.code).toBe(
    "not-signed-in",
  );
});

test("no token, garbage and another shop's header are nobody", async () => {
  expect(await user(undefined)).toBeNull();
  expect(await user("x".repeat(43))).toBeNull();
  const token = await shop.signIn();
  const abroad = await shop.call("getUser", {}, { token, headers: { "x-shop-id": "1004" } });
  expect(abroad.body).toBeNull();
});

test("a guest's session ends after a day, used or not", async () => {
  const token = await shop.signIn();
  for (let hours = 0; hours < 23; hours += 1) {
    shop.wait(hour);
    expect(await user(token)).not.toBeNull();
  }
  shop.wait(hour);
  expect(await user(token)).toBeNull();
});

test("signing in again changes the token; the same address stays one guest, another one takes the checkout along but not the orders", async () => {
  const variant = await shop.addVariant({});
  const buyer = await shop.prepare([[variant, 1]], { email: "een@voorbeeld.nl" });
  const { body: placed } = await shop.placeOrder(buyer);
  const before = await user(buyer.token);
  const renamed = await shop.signIn({ email: "een@voorbeeld.nl", first_name: "Sanna" }, { token: buyer.token });
  expect(await user(buyer.token)).toBeNull();
  expect(await user(renamed)).toMatchObject({ id: before?.id, first_name: "Sanna" });
  expect((await shop.call("getOrder", { id: placed.orderId }, { token: renamed })).status).toBe(200);

  const other = await shop.signIn({ email: "twee@voorbeeld.nl" }, { token: renamed });
  expect(
    (await shop.call<WireCheckout>("getCheckout", { basketKey: buyer.basketKey }, { token: other })).body
      .shippingAddress,
  ).toMatchObject({ city: "Zwolle" });
  expect((await shop.call("getOrder", { id: placed.orderId }, { token: other })).body.code).toBe("order-not-found");
});

test("addresses are shown to nobody but the customer who gave them", async () => {
  const variant = await shop.addVariant({});
  const buyer = await shop.prepare([[variant, 1]]);
  const stranger = await shop.signIn({ email: "vreemd@voorbeeld.nl" });
  for (const token of [undefined, stranger]) {
    const { body } = await shop.call<WireCheckout>(
      "getCheckout",
      { basketKey: buyer.basketKey },
      token ? { token } : {},
    );
    expect([body.shippingAddress, body.missing.includes("ADDRESS")]).toEqual([null, true]);
  }
  const taken = await shop.call<WireCheckout>(
    "setPaymentMethod",
    { basketKey: buyer.basketKey, key: "ideal" },
    { token: stranger },
  );
  expect(taken.body.shippingAddress).toBeNull();
});

test("an address with a full account is refused whatever its case, and too many such tries wait", async () => {
  await addAccount("Konto@Voorbeeld.nl");
  const guest = { first_name: "A", last_name: "B", email: "konto@VOORBEELD.nl", gender: "MALE" };
  for (let tries = 0; tries < 10; tries += 1) {
    const { status, body } = await shop.call("guestLogin", guest, { headers: { "x-forwarded-for": "203.0.113.1" } });
    expect([status, body.code]).toEqual([409, "account-is-not-a-guest"]);
  }
  // whichever address is tried next, this visitor waits; nobody else does
  for (const email of [guest.email, "vrij@voorbeeld.nl"]) {
    const limited = await shop.call(
      "guestLogin",
      { ...guest, email },
      { headers: { "x-forwarded-for": "203.0.113.1" } },
    );
    expect([limited.status, limited.body.code]).toEqual([429, "too-many-attempts"]);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await shop.call("guestLogin", guest, { headers: { "x-forwarded-for": "203.0.113.2" } })).status).toBe(409);
  const counters = await shop.db.selectFrom("rate_limit").select("key").execute();
  expect(JSON.stringify(counters)).not.toContain("voorbeeld");
});

function countLimited(responses: readonly { status: number }[]): number {
  return responses.filter(({ status }) => status === 409).length;
}

function counters() {
  return shop.db.selectFrom("rate_limit").selectAll().where("points", ">", 0).orderBy("key").execute();
}

test("failures at the same moment are reported no more often than one after another", async () => {
  await addAccount("tegelijk@voorbeeld.nl");
  const guest = { first_name: "A", last_name: "B", email: "tegelijk@voorbeeld.nl", gender: "MALE" };
  const together = countLimited(await Promise.all(Array.from({ length: 30 }, () => shop.call("guestLogin", guest))));
  expect(together).toBeGreaterThan(0);
  const after: { status: number }[] = [];
  for (let tries = 0; tries < 12; tries += 1) after.push(await shop.call("guestLogin", guest));
  expect(together + countLimited(after)).toBe(10);
  expect(after.at(-1)?.status).toBe(429);
});

test("what succeeds is never limited, and counts nothing", async () => {
  const before = await counters();
  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      shop.call("guestLogin", { first_name: "A", last_name: "B", email: "vaak@voorbeeld.nl", gender: "MALE" }),
    ),
  );
  // at most ten for one account at the same moment, because each may yet fail
  const limited = responses.filter(({ status }) => status === 429).length;
  expect(limited).toBeLessThanOrEqual(20);
  for (let tries = 0; tries < 15; tries += 1) expect(await shop.signIn({ email: "vaak@voorbeeld.nl" })).toBeTruthy();
  expect(await counters()).toEqual(before);
});

test("a success token shows its order for three minutes, and no changed one does", async () => {
  const variant = await shop.addVariant({});
  const placed = await shop.placeOrder(await shop.prepare([[variant, 1]]));
  const { body } = await shop.settle(await shop.choose(placed.body.payment.redirectUrl, "paid"));
  const token = body.successToken ?? "";
  expect((await shop.call("getOrderBySuccessToken", { token })).status).toBe(200);
  const [orderId, expires, signature] = token.split(".");
  const forged = createHmac("sha256", "another secret").update(`success:${orderId}.${expires}`).digest("base64url");
  const changed = [
    `${randomUUID()}.${expires}.${signature}`,
    `${orderId}.${Number(expires) + 1}.${signature}`,
    `${orderId}.${expires}.${forged}`,
    token.slice(0, -1),
    "",
    "a.b.c",
  ];
  for (const wrong of changed) {
    const response = await shop.call("getOrderBySuccessToken", { token: wrong });
    expect([response.status, response.body.code]).toEqual([400, "token-invalid"]);
  }
  shop.wait(3 * 60_000);
  expect((await shop.call("getOrderBySuccessToken", { token })).body.code).toBe("token-expired");
});

test("a return key belongs to one order for thirty days; others are unknown", async () => {
  const variant = await shop.addVariant({});
  const placed = await shop.placeOrder(await shop.prepare([[variant, 1]]));
  const key = await shop.choose(placed.body.payment.redirectUrl, "paid");
  for (const wrong of ["", "onbekend", `${key}x`, key.toLowerCase()])
    expect((await shop.settle(wrong)).body.code).toBe("return-unknown");
  expect((await shop.call("settleReturn", { returnKey: key }, { headers: { "x-shop-id": "1004" } })).status).toBe(404);
  const dump = JSON.stringify(await shop.db.selectFrom("shop_order").selectAll().execute());
  expect(dump).not.toContain(key);
  shop.wait(29 * 24 * hour);
  expect((await shop.settle(key)).body.status).toBe("paid");
  shop.wait(2 * 24 * hour);
  expect((await shop.settle(key)).body.code).toBe("return-unknown");
});

test("an idempotency key is one request of one customer", async () => {
  const variant = await shop.addVariant({});
  const buyer = await shop.prepare([[variant, 1]]);
  const key = randomUUID();
  const placed = await shop.placeOrder(buyer, key);
  const other = await shop.placeOrder(buyer, key, { acceptedTotalCents: 1 });
  expect([other.status, other.body.code]).toEqual([422, "idempotency-mismatch"]);
  const stranger = await shop.prepare([[variant, 1]]);
  const theirs = await shop.placeOrder(stranger, key);
  expect(theirs.body.orderId).not.toBe(placed.body.orderId);
  for (const bad of [undefined, "short", "with space", "ü".repeat(10)]) {
    const response = await shop.call(
      "placeOrder",
      { basketKey: buyer.basketKey, checkoutVersion: 1, acceptedTotalCents: 1, paymentReturnUrl: "http://shop.test/r" },
      {
        token: buyer.token,
        ...(bad && { headers: { "idempotency-key": encodeURI(bad) === bad ? bad : bad.slice(0, 1) } }),
      },
    );
    expect(response.status).toBe(400);
  }
});

test("a higher price needs a new agreement, a lower one is passed on", async () => {
  const variant = await shop.addVariant({ priceCents: 10_000 });
  const buyer = await shop.prepare([[variant, 1]]);
  const setPrice = async (cents: number): Promise<void> => {
    await shop.db
      .updateTable("variant_price")
      .set({ with_tax_cents: cents })
      .where("variant_id", "=", variant)
      .execute();
    await shop.db.insertInto("catalogue_version").values({ checksum: "changed" }).execute();
  };
  await setPrice(10_001);
  const risen = await shop.placeOrder(buyer);
  expect([risen.status, risen.body["reason"], (risen.body["checkout"] as WireCheckout).totalCents]).toEqual([
    409,
    "price",
    10_001,
  ]);
  await setPrice(9000);
  const fallen = await shop.placeOrder(buyer);
  expect(fallen.status).toBe(200);
  expect((await shop.orderRows()).at(-1)?.total_cents).toBe(9000);
});

test("an order needs a session and an address, and stores what it was given", async () => {
  const variant = await shop.addVariant({});
  const buyer = await shop.prepare([[variant, 1]]);
  expect((await shop.placeOrder({ ...buyer, token: "" })).body.code).toBe("not-signed-in");
  const placed = await shop.placeOrder(buyer);
  await shop.call(
    "setCheckoutAddresses",
    { basketKey: buyer.basketKey, shippingAddress: { ...testAddress, city: "Kampen" } },
    { token: buyer.token },
  );
  const order = await shop.call<{ address: { shipping: { city: string } } }>(
    "getOrder",
    { id: placed.body.orderId },
    { token: buyer.token },
  );
  expect(order.body.address.shipping.city).toBe("Zwolle");
});
