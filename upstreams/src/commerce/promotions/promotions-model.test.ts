import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Seed } from "../testing/seed-catalogue.ts";
import type { BasketResponse } from "../testing/test-baskets.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";
import { importPromotions } from "./file/import-promotions.ts";
import { plainCalculation } from "./testing/plain-calculation.ts";
import type { PlainLine, PlainPromotion, PlainVoucher } from "./testing/plain-shop.ts";
import { plainCampaigns, plainLines, plainPromotions, plainShelf, plainVouchers } from "./testing/random-file.ts";

const numRuns = process.env["LONG"] ? 1000 : 100;
const moment = "2026-11-20T12:00:00Z";
let upstream: TestUpstream;
let basketCount = 0;

beforeAll(async () => {
  upstream = await createTestUpstream(seed(), { now: () => new Date(moment) });
});
afterAll(() => upstream.close());

function seed(): Seed {
  const variants = [...plainShelf];
  const products = new Map(variants.map(([, article]) => [article.product, article]));
  return {
    categories: ["/slapen", "/slapen/bedden", "/slapen/linnen", "/wonen"].map((path) => ({ path })),
    products: [...products].map(([key, { master, categories }]) => ({
      key,
      master,
      categories,
      variants: variants
        .filter(([, { product }]) => product === key)
        .map(([reference, { cents, vatPercent, pieces }]) => ({
          key: reference,
          cents,
          vatRate: vatPercent / 100,
          stock: pieces,
        })),
    })),
  };
}

/** A file as a shop would write it. */
async function importFile(promotions: readonly PlainPromotion[], vouchers: readonly PlainVoucher[]): Promise<void> {
  const text = { name: { nl: "Naam" } };
  const lines = [
    ...plainCampaigns.map((campaign) => ({ type: "campaign", ...text, headline: { nl: "Kop" }, ...campaign })),
    ...promotions.map((promotion) => ({ type: "promotion", ...text, label: { nl: "Kort" }, ...promotion })),
    ...vouchers.map((voucher) => ({ type: "voucher", ...text, ...voucher })),
  ];
  await importPromotions({ db: upstream.database.db, lines: lines.map((line) => JSON.stringify(line)) });
}

/** A basket that holds the lines and has redeemed the vouchers; gives its key, and the keys of its lines in their order. */
async function fill(lines: readonly PlainLine[], vouchers: readonly PlainVoucher[], used: ReadonlyMap<string, number>) {
  const { db } = upstream.database;
  basketCount += 1;
  const key = `basket-of-the-model-${String(basketCount).padStart(8, "0")}`;
  const row = { basket_key: key, shop_id: 1001 };
  const { basket_id } = await db.insertInto("basket").values(row).returning("basket_id").executeTakeFirstOrThrow();
  const itemKeys: string[] = [];
  for (const [index, { article, quantity, names, code, isGift }] of lines.entries()) {
    const item = {
      basket_id,
      variant_id: upstream.ids.variants.get(article)!,
      quantity,
      group_id: `${index}`,
      item_group: null,
    };
    const named = { promotion_id: names, promotion_code: code, is_gift: isGift };
    const { item_key } = await db
      .insertInto("basket_item")
      .values({ ...item, ...named })
      .returning("item_key")
      .executeTakeFirstOrThrow();
    itemKeys.push(item_key);
  }
  for (const { code } of vouchers) {
    const uses = { used: used.get(code) ?? 0 };
    const { voucher_id } = await db
      .updateTable("voucher")
      .set(uses)
      .where("code", "=", code)
      .returning("voucher_id")
      .executeTakeFirstOrThrow();
    await db.insertInto("basket_voucher").values({ basket_id, voucher_id }).execute();
  }
  return { key, itemKeys };
}

const uses = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 2 })));

test("a basket costs what a calculation piece by piece, from the words of the promotions format, makes of it", async () => {
  await fc.assert(
    fc.asyncProperty(plainLines, plainPromotions, plainVouchers, uses, async (lines, promotions, vouchers, counts) => {
      const used = new Map(counts.map((count, index) => [`CODE-${index + 1}`, count]));
      await importFile(promotions, vouchers);
      const { key, itemKeys } = await fill(lines, vouchers, used);
      const basket = await upstream.json<BasketResponse>("GET", `/v1/baskets/${key}`);
      const expected = plainCalculation(lines, {
        shelf: plainShelf,
        campaigns: plainCampaigns,
        promotions,
        vouchers,
        used,
        moment,
      });
      const shown = itemKeys.flatMap((itemKey) => basket.items.find((item) => item.key === itemKey) ?? []);
      const remaining = expected.lines.flatMap((line, index) =>
        line.quantity > 0 ? [{ ...line, key: itemKeys[index] }] : [],
      );
      expect(shown.map((item) => item.key)).toEqual(remaining.map((line) => line.key));
      expect(shown.map(({ quantity, price }) => [quantity, price.total.withTax, price.total.withoutTax])).toEqual(
        remaining.map((line) => [line.quantity, line.cents, line.netCents]),
      );
      expect(basket.cost.withTax).toBe(expected.totalCents);
      expect(new Map(basket.vouchers.map(({ code, discountCents }) => [code, discountCents]))).toEqual(
        expected.vouchers,
      );
    }),
    { numRuns },
  );
}, 600_000);
