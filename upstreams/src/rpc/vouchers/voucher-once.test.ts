import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { addPromotions, promotionLine, voucherLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { PaymentRefusedError, type PaymentProvider } from "../provider/payment-provider.ts";
import type { Buyer } from "../testing/rpc-test-shop.ts";
import { WholeShop } from "../testing/whole-shop.ts";
import type { WireCheckout } from "../wire-checkout.ts";

const rounds = process.env["LONG"] ? 20 : 3;
vi.setConfig({ testTimeout: 600_000 });
let shop: WholeShop;
let bed: number;
let last: number;
let create: PaymentProvider["create"] | undefined;
let codeCount = 0;

beforeAll(async () => {
  shop = await WholeShop.open({
    wrapProvider: (provider) => ({
      ...provider,
      create: (parameters) => create?.(parameters) ?? provider.create(parameters),
    }),
  });
  [bed, last] = (await shop.addVariants(
    { key: "bed", cents: 10_000, stock: 1000 },
    { key: "last", cents: 10_000, stock: 0 },
  )) as [number, number];
  await addPromotions(
    shop.orders.db,
    promotionLine("tenth", { code: "TIENDE", effect: { type: "automatic_discount", percent: 10 } }),
  );
});
afterAll(() => shop.close());

/** A voucher that one order may use. */
async function newCode(): Promise<string> {
  codeCount += 1;
  const code = `ONCE-${codeCount}`;
  await addPromotions(shop.orders.db, voucherLine(code, { limit: 1 }));
  return code;
}

async function redeem(buyer: Buyer, code: string): Promise<WireCheckout> {
  const { status, body } = await shop.orders.call<WireCheckout>(
    "redeemVoucher",
    { basketKey: buyer.basketKey, code },
    buyer,
  );
  expect(status).toBe(200);
  return body;
}

async function used(code: string): Promise<number> {
  return (await shop.orders.db.selectFrom("voucher").select("used").where("code", "=", code).executeTakeFirstOrThrow())
    .used;
}

async function checkoutOf(buyer: Buyer): Promise<WireCheckout> {
  return (await shop.orders.call<WireCheckout>("getCheckout", { basketKey: buyer.basketKey }, buyer)).body;
}

test("ten redemptions of one voucher at the same moment lower a basket once", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const code = await newCode();
    const buyer = await shop.orders.prepare([[bed, 1]]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => redeem(buyer, code)));
    expect(responses.map(({ discountCents, vouchers }) => [discountCents, vouchers.length])).toEqual(
      responses.map(() => [1000, 1]),
    );
    expect(await checkoutOf(buyer)).toMatchObject({ discountCents: 1000, totalCents: responses[0]!.totalCents });
    expect(await used(code)).toBe(0);
  }
});

test("a promotion that is named ten times at the same moment lowers a line once", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { basketKey } = await shop.orders.prepare([[bed, 1]]);
    const { basket } = await shop.basket("GET", basketKey);
    const naming = [{ itemId: basket.items[0]!.key, promotions: [{ id: "tenth", code: "TIENDE" }] }];
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => shop.basket("PUT", basketKey, "/promotions", naming)),
    );
    expect(responses.map(({ status, basket: { cost } }) => [status, cost.withTax])).toEqual(
      responses.map(() => [200, 9000]),
    );
    const { basket: after } = await shop.basket("GET", basketKey);
    expect(after.items[0]!.price.total.appliedReductions).toHaveLength(1);
  }
});

test("an order that is refused because its article is sold out uses no voucher, and the basket keeps it", async () => {
  for (let round = 0; round < rounds; round += 1) {
    await shop.orders.db.updateTable("stock").set({ quantity: 1 }).where("variant_id", "=", last).execute();
    const codes = await Promise.all(Array.from({ length: 8 }, () => newCode()));
    const buyers = await Promise.all(
      codes.map(async (code) => {
        const buyer = await shop.orders.prepare([[last, 1]]);
        return { ...buyer, checkout: await redeem(buyer, code) };
      }),
    );
    const responses = await Promise.all(buyers.map((buyer) => shop.orders.placeOrder(buyer)));
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(7).fill(412),
    ]);
    for (const [index, { status }] of responses.entries()) {
      expect(await used(codes[index]!)).toBe(status === 200 ? 1 : 0);
      if (status !== 200) expect((await checkoutOf(buyers[index]!)).vouchers).toMatchObject([{ code: codes[index] }]);
    }
  }
});

test.each([
  ["refuses", new PaymentRefusedError("method not enabled"), 402],
  ["cannot be reached", new Error("connect ECONNREFUSED"), 502],
])("an order whose payment provider %s gives its voucher back", async (_, refusal, status) => {
  const code = await newCode();
  const buyer = await shop.orders.prepare([[bed, 1]]);
  const checkout = await redeem(buyer, code);
  create = () => Promise.reject(refusal);
  const refused = await shop.orders.placeOrder({ ...buyer, checkout });
  create = undefined;
  expect([refused.status, await used(code)]).toEqual([status, 0]);
  const again = await checkoutOf(buyer);
  expect(again).toMatchObject({ discountCents: 1000, vouchers: [{ code, status: "applied" }] });
  expect((await shop.orders.placeOrder({ ...buyer, checkout: again })).status).toBe(200);
  expect(await used(code)).toBe(1);
});
