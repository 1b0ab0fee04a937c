import { afterAll, beforeAll, expect, test } from "vitest";

import { importBuiltInCatalogue } from "#upstreams/catalogue/built-in-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { PromotionBook } from "../promotion-book.ts";
import { addPromotions, voucherLine } from "../testing/test-promotions.ts";
import { importBuiltInPromotions } from "./built-in-promotions.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await importBuiltInCatalogue({ db: database.db });
});
afterAll(() => database.close());

async function activeKeys(): Promise<string[]> {
  const rows = await database.db
    .selectFrom("promotion")
    .select("promotion_key")
    .where("is_active", "=", true)
    .execute();
  return rows.map((row) => row.promotion_key);
}

test("the built-in promotions have articles, and gifts with stock; a second start has nothing to do", async () => {
  const { db } = database;
  expect(await importBuiltInPromotions(db)).toBe(true);
  expect(await importBuiltInPromotions(db)).toBe(false);
  const { promotions } = await new PromotionBook().at(db, "1");
  expect(promotions.length).toBeGreaterThanOrEqual(6);
  for (const { products, giftVariantIds, document } of promotions) {
    expect(products?.size).toBeGreaterThan(2);
    if (document.effect.type !== "gift") continue;
    expect(giftVariantIds).toHaveLength(document.effect.variants.length);
    const stock = await db.selectFrom("stock").select("quantity").where("variant_id", "in", giftVariantIds).execute();
    expect(Math.min(...stock.map(({ quantity }) => quantity))).toBeGreaterThan(10);
  }
});

test("a shop with a catalogue of its own loses them, one with promotions of its own keeps those", async () => {
  const { db } = database;
  await db.insertInto("catalogue_version").values({ checksum: "own" }).execute();
  expect(await importBuiltInPromotions(db)).toBe(true);
  expect(await activeKeys()).toEqual([]);
  expect(await importBuiltInPromotions(db)).toBe(false);
  await addPromotions(db, voucherLine("EIGEN"));
  await db.insertInto("catalogue_version").values({ checksum: "built-in:again" }).execute();
  expect(await importBuiltInPromotions(db)).toBe(false);
  expect(await activeKeys()).toEqual([]);
});
