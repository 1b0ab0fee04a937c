import { randomBytes } from "node:crypto";

import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addPromotions, promotionLine, voucherLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { RandomShopper, randomSteps, type ShopperStep } from "./testing/random-shopper.ts";
import { faultsInBooks, faultsInMoney, piecesOf } from "./testing/shop-books.ts";
import { WholeShop } from "./testing/whole-shop.ts";

const isLong = process.env["LONG"] !== undefined;
const numRuns = isLong ? 500 : 4;
const stepsEach = isLong ? 30 : 20;
const shopperCount = 10;
const stock = 25;

let shop: WholeShop;
let variants: number[];
let codes: string[] = [];
let tokens: { token: string; email: string }[];

beforeAll(async () => {
  shop = await WholeShop.open();
  variants = await shop.addVariants(
    { key: "bed", cents: 39_900, stock },
    { key: "duvet", cents: 9999, vatRate: 0.09, stock },
    { key: "button", cents: 1, stock },
    { key: "pillow", cents: 4999, vatRate: 0.09, stock },
  );
  await addPromotions(
    shop.orders.db,
    promotionLine("three-for-two", {
      priority: 20,
      effect: { type: "cheapest", of: 3 },
      minOrderCents: { nl: 20_000 },
    }),
    promotionLine("gift", { priority: 10, minQuantity: 2, effect: { type: "gift", variants: ["pillow"], most: 2 } }),
  );
  tokens = await Promise.all(
    Array.from({ length: shopperCount }, async (_, index) => {
      const email = `shopper-${index}@voorbeeld.nl`;
      return { token: await shop.orders.signIn({ email }), email };
    }),
  );
});
afterAll(() => shop.close());

/** As much stock as at the start of the others, and vouchers that nobody has used. */
async function renew(): Promise<Map<number, number>> {
  const { db } = shop.orders;
  await db.updateTable("stock").set({ quantity: stock }).where("variant_id", "in", variants).execute();
  const name = randomBytes(4).toString("hex").toUpperCase();
  codes = [`${name}-ONE`, `${name}-OWN`, `${name}-SUM`];
  await addPromotions(
    db,
    voucherLine(codes[0]!, { limit: 1, combinesWithVouchers: true }),
    voucherLine(codes[1]!, { limitPerCustomer: 1, discount: { percent: 33.33 }, combinesWithPromotions: false }),
    voucherLine(codes[2]!, { limit: 4, discount: { cents: { nl: 50_000 } }, combinesWithVouchers: true }),
  );
  const pieces = await piecesOf(db, variants);
  return new Map(variants.map((variant) => [variant, pieces.get(variant)!.free + pieces.get(variant)!.ordered]));
}

async function expectBooksInOrder(initial: ReadonlyMap<number, number>): Promise<void> {
  const pieces = await piecesOf(shop.orders.db, variants);
  expect(new Map([...pieces].map(([variant, { free, ordered }]) => [variant, free + ordered]))).toEqual(initial);
  expect(await faultsInBooks(shop.orders.db)).toEqual([]);
}

async function live(histories: readonly (readonly ShopperStep[])[]): Promise<void> {
  const initial = await renew();
  const shoppers = tokens.map((who) => new RandomShopper(shop, { ...who, variants, codes }));
  await Promise.all(shoppers.map((shopper, index) => shopper.takeAll(histories[index]!)));
  await expectBooksInOrder(initial);
  for (const shopper of shoppers) await shopper.expectBasketAddsUp();
  // every payment ends: it is settled, or its time is over and the money of latecomers goes back
  for (let round = 0; round < 4; round += 1) await shop.pass(20 * 60_000);
  await expectBooksInOrder(initial);
  expect(await faultsInMoney(shop.orders.db)).toEqual([]);
}

test(`${numRuns} times ten shoppers do whatever comes to their mind: no piece, no cent and no voucher is lost or made`, async () => {
  const histories = fc.array(randomSteps(stepsEach), { minLength: shopperCount, maxLength: shopperCount });
  // shoppers run at once, so the same histories need not fail again
  await fc.assert(fc.asyncProperty(histories, live), { numRuns, endOnFailure: true });
}, 7_200_000);
