import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { everyRow } from "#upstreams/catalogue/testing/every-row.ts";
import { smallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";
import { TestImports } from "#upstreams/catalogue/testing/test-imports.ts";

let imports: TestImports;

beforeAll(async () => {
  imports = await TestImports.open();
});
beforeEach(() => imports.empty());
afterAll(() => imports.close());

test("the same lines a second time change nothing, double nothing and make no version", async () => {
  const first = await imports.run(smallCatalogue());
  expect(first).toMatchObject({ lines: 10, products: 2, variants: 4, version: "1" });
  const before = await everyRow(imports.db);
  const second = await imports.run(smallCatalogue());
  expect(second).toMatchObject({ version: null, checksum: first.checksum });
  expect(await everyRow(imports.db)).toEqual(before);
});

test("a changed product keeps its ids and makes a new version; its sibling is left alone", async () => {
  await imports.run(smallCatalogue());
  const before = await imports.products();
  const catalogue = smallCatalogue();
  catalogue.sand.name.nl = "Matras met een nieuwe naam";
  const summary = await imports.run(catalogue);
  expect(summary.version).toBe("2");
  expect(summary.changes.product).toEqual({ added: 0, changed: 1, deactivated: 0 });
  const after = await imports.products();
  expect(after.map((row) => row.product_id)).toEqual(before.map((row) => row.product_id));
  expect(after[0]!.updated_at > before[0]!.updated_at).toBe(true);
  expect(after[1]).toEqual(before[1]);
});

test("a new price reaches the history, which keeps what it knew before", async () => {
  await imports.run(smallCatalogue());
  const catalogue = smallCatalogue();
  const [variant] = catalogue.sand.variants;
  variant!.prices.nl = {
    cents: 51_900,
    vatRate: 0.21,
    history: [
      ["2026-03-02", 49_900],
      ["2026-11-20", 51_900],
    ],
  };
  const summary = await imports.run(catalogue);
  expect(summary.changes.price.changed).toBe(1);
  const history = await imports.db
    .selectFrom("variant_price")
    .innerJoin("variant", "variant.variant_id", "variant_price.variant_id")
    .select(["history_from", "history_cents"])
    .where("reference_key", "=", variant!.referenceKey)
    .executeTakeFirstOrThrow();
  expect(history.history_cents).toEqual([45_900, 49_900, 51_900]);
  expect(history.history_from.map((moment) => moment.toISOString().slice(0, 10))).toEqual([
    "2025-01-06",
    "2026-03-02",
    "2026-11-20",
  ]);
});

test("what a full catalogue no longer names becomes inactive, and comes back with the same id", async () => {
  await imports.run(smallCatalogue());
  const before = await imports.products();
  const { navy, order: _order, ...rest } = smallCatalogue();
  rest.sand.variants.pop();
  const summary = await imports.run(rest);
  expect(summary.changes.product.deactivated).toBe(1);
  expect(summary.changes.variant.deactivated).toBe(1);
  expect((await imports.products()).map((row) => row.is_active)).toEqual([true, false]);
  await imports.run({ ...smallCatalogue(), navy });
  expect((await imports.products()).map((row) => [row.product_id, row.is_active])).toEqual(
    before.map((row) => [row.product_id, true]),
  );
});

test("reviews become inactive and orders of the history go when a full catalogue no longer names them", async () => {
  await imports.run(smallCatalogue());
  const { review, order, ...rest } = smallCatalogue();
  const without = await imports.run(rest);
  expect(without.changes.review).toEqual({ added: 0, changed: 0, deactivated: 1 });
  expect(without.changes.order).toEqual({ added: 0, changed: 0, deactivated: 1 });
  expect(await imports.db.selectFrom("past_order_item").selectAll().execute()).toEqual([]);
  const again = await imports.run({ ...rest, review: { ...review, score: 2 }, order });
  expect(again.changes.review).toEqual({ added: 0, changed: 1, deactivated: 0 });
  expect(again.changes.order.added).toBe(1);
  const stored = await imports.db.selectFrom("review").select(["score", "is_active"]).execute();
  expect(stored).toEqual([{ score: 2, is_active: true }]);
});

test("an order of the history is replaced by its key, items and all", async () => {
  await imports.run(smallCatalogue());
  const catalogue = smallCatalogue();
  catalogue.order.items = [{ variant: "03-0001-A-M", quantity: 3 }];
  const summary = await imports.run(catalogue);
  expect(summary.changes.order).toEqual({ added: 0, changed: 1, deactivated: 0 });
  const items = await imports.db
    .selectFrom("past_order_item")
    .innerJoin("variant", "variant.variant_id", "past_order_item.variant_id")
    .select(["reference_key", "quantity"])
    .execute();
  expect(items).toEqual([{ reference_key: "03-0001-A-M", quantity: 3 }]);
});

test("a partial catalogue may review and order what is stored", async () => {
  const { review, order, ...rest } = smallCatalogue();
  await imports.run(rest);
  const summary = await imports.run({ review, order }, { full: false });
  expect(summary.changes).toMatchObject({ review: { added: 1 }, order: { added: 1 } });
});

test("a partial catalogue refers to what is stored and leaves the rest alone", async () => {
  await imports.run(smallCatalogue());
  const { navy } = smallCatalogue();
  navy.subtitle.nl = "Anders";
  const summary = await imports.run({ navy }, { full: false });
  expect(summary.changes.product).toEqual({ added: 0, changed: 1, deactivated: 0 });
  expect((await imports.products()).map((row) => row.is_active)).toEqual([true, true]);
});

test("stock of existing variants is the shop's, unless the import is told to set it", async () => {
  await imports.run(smallCatalogue());
  await imports.db.updateTable("stock").set({ quantity: 2 }).execute();
  await imports.run(smallCatalogue());
  expect(await quantities()).toEqual([2, 2, 2, 2]);
  const summary = await imports.run(smallCatalogue(), { stock: "all" });
  expect(summary.changes.stock.changed).toBe(4);
  expect(await quantities()).toEqual([7, 7, 7, 7]);
});

test("a dry run counts and keeps nothing", async () => {
  const summary = await imports.run(smallCatalogue(), { dryRun: true });
  expect(summary.changes.variant.added).toBe(4);
  expect(summary.version).toBeNull();
  expect(await imports.products()).toEqual([]);
});

async function quantities(): Promise<number[]> {
  const rows = await imports.db.selectFrom("stock").select("quantity").execute();
  return rows.map((row) => row.quantity);
}
