import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { addPromotions, voucherLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { RpcTestShop, type Result, type Buyer } from "../testing/rpc-test-shop.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import type { WirePlacedOrder } from "../wire-payment.ts";

const isLong = process.env["LONG"] !== undefined;
const rounds = isLong ? 20 : 2;
const crowd = isLong ? 30 : 20;
vi.setConfig({ testTimeout: 600_000 });
let shop: RpcTestShop;
let bed: number;
let codeCount = 0;

beforeAll(async () => {
  shop = await RpcTestShop.open({ databasePool: 25 });
  bed = await shop.addVariant({ priceCents: 10_000, stock: 100_000 });
});
afterAll(() => shop.close());

async function newCode(limits: { limit?: number; limitPerCustomer?: number }): Promise<string> {
  codeCount += 1;
  await addPromotions(shop.db, voucherLine(`RACE-${codeCount}`, limits));
  return `RACE-${codeCount}`;
}

/** Buyers who have redeemed a code, as many as may. */
async function buyers(count: number, codes: readonly string[], emailOf?: (index: number) => string): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const buyer = await shop.prepare([[bed, 1]], emailOf ? { email: emailOf(index) } : {});
      const payload = { basketKey: buyer.basketKey };
      for (const code of codes)
        buyer.checkout = (await shop.call<WireCheckout>("redeemVoucher", { ...payload, code }, buyer)).body;
      return buyer;
    }),
  );
}

/** As baskets that are merged end up with two vouchers of which only one counts. */
async function redeemUnchecked(basketKey: string, code: string): Promise<void> {
  await shop.db
    .insertInto("basket_voucher")
    .columns(["basket_id", "voucher_id"])
    .expression((query) =>
      query
        .selectFrom(["basket", "voucher"])
        .select(["basket_id", "voucher_id"])
        .where("basket_key", "=", basketKey)
        .where("code", "=", code),
    )
    .execute();
}

async function used(code: string): Promise<number> {
  return (await shop.db.selectFrom("voucher").select("used").where("code", "=", code).executeTakeFirstOrThrow()).used;
}

function outcome({ status, body }: Result<WirePlacedOrder>): string {
  return status === 200 ? "placed" : `${body.code} ${String(body["reason"])}`;
}

function count(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

test("of all orders at once one gets the voucher that is left; the others see the new total before they pay", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const code = await newCode({ limit: 1 });
    const waiting = await buyers(crowd, [code]);
    const responses = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
    expect(count(responses.map(outcome))).toEqual({ placed: 1, "checkout-changed price": crowd - 1 });
    expect(await used(code)).toBe(1);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body["checkout"]).toMatchObject({
      totalCents: 10_000,
      discountCents: 0,
      vouchers: [{ code, status: "blocked", reason: { code: "USED_UP" } }],
    });
    const late = await shop.prepare([[bed, 1]]);
    const later = await shop.call("redeemVoucher", { basketKey: late.basketKey, code }, late);
    expect([later.status, later.body.code]).toEqual([409, "voucher-used-up"]);
    const loser = waiting.find((_, index) => responses[index]!.status === 409);
    const agreed = await shop.placeOrder(loser!, undefined, { acceptedTotalCents: 10_000 });
    expect(agreed.status).toBe(200);
  }
});

test("a limit of three is three, and one customer is one, however the address is written", async () => {
  const three = await newCode({ limit: 3 });
  const responses = await Promise.all((await buyers(20, [three])).map((buyer) => shop.placeOrder(buyer)));
  expect(count(responses.map(outcome))).toEqual({ placed: 3, "checkout-changed price": 17 });
  expect(await used(three)).toBe(3);

  const once = await newCode({ limitPerCustomer: 1 });
  const written = ["eva@voorbeeld.nl", "Eva@Voorbeeld.NL", "eva+2@voorbeeld.nl", "EVA+x+y@voorbeeld.nl"];
  const same = await buyers(12, [once], (index) => written[index % written.length]!);
  const own = await Promise.all(same.map((buyer) => shop.placeOrder(buyer)));
  expect(count(own.map(outcome))).toEqual({ placed: 1, "checkout-changed price": 11 });
  const again = await shop.prepare([[bed, 1]], { email: "eva+nieuw@voorbeeld.nl" });
  expect((await shop.call("redeemVoucher", { basketKey: again.basketKey, code: once }, again)).body.code).toBe(
    "voucher-used-by-customer",
  );
  const [friend] = await buyers(1, [once], () => "eva2@voorbeeld.nl");
  expect((await shop.placeOrder(friend!)).status).toBe(200);
});

test("a voucher that steps in for one that was just used up is used no more often than it may be either", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = [await newCode({ limit: 1 }), await newCode({ limit: 3 })];
    const both = await buyers(crowd / 2, [first]);
    for (const { basketKey } of both) await redeemUnchecked(basketKey, second);
    const waiting = [...both, ...(await buyers(crowd / 2, [second]))].sort(() => Math.random() - 0.5);
    const responses = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
    expect(count(responses.map(outcome))).toEqual({ placed: 4, "checkout-changed price": crowd - 4 });
    expect([await used(first), await used(second)]).toEqual([1, 3]);
  }
});

test.each(["canceled", "failed", "expired"])(
  "a payment that is %s gives the voucher back, once, and the basket keeps it",
  async (end) => {
    const code = await newCode({ limit: 1, limitPerCustomer: 1 });
    const [buyer] = await buyers(1, [code]);
    const placed = await shop.placeOrder(buyer!);
    expect(await used(code)).toBe(1);
    const { body: waiting } = await shop.call<WireCheckout>("getCheckout", { basketKey: buyer!.basketKey }, buyer);
    expect(waiting).toMatchObject({ totalCents: 9000, vouchers: [{ status: "applied" }] });
    const returnKey = await shop.choose(placed.body.payment.redirectUrl, end);
    await Promise.all(Array.from({ length: 8 }, () => shop.settle(returnKey)));
    expect(await used(code)).toBe(0);
    const { body: checkout } = await shop.call<WireCheckout>("getCheckout", { basketKey: buyer!.basketKey }, buyer);
    const again = await shop.placeOrder({ ...buyer!, checkout });
    expect(again.status).toBe(200);
    await shop.settle(await shop.choose(again.body.payment.redirectUrl, "paid"));
    expect(await used(code)).toBe(1);
  },
);

test("orders with the same two vouchers in opposite order never block each other, and uses are counted exactly", async () => {
  const [one, two] = [await newCode({}), await newCode({})];
  await addPromotions(
    shop.db,
    voucherLine(one, { combinesWithVouchers: true }),
    voucherLine(two, { combinesWithVouchers: true }),
  );
  for (let round = 0; round < rounds; round += 1) {
    const before = await used(one);
    const waiting = [...(await buyers(10, [one, two])), ...(await buyers(10, [two, one]))];
    const responses = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
    expect(count(responses.map(outcome))).toEqual({ placed: 20 });
    expect(new Set(waiting.map(({ checkout }) => checkout.totalCents)).size).toBe(1);
    const ended = responses.slice(5, 15);
    await Promise.all(
      ended.map(async ({ body }) => shop.settle(await shop.choose(body.payment.redirectUrl, "failed"))),
    );
    expect([await used(one), await used(two)]).toEqual([before + 10, before + 10]);
  }
});
