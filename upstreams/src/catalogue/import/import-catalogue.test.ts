import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { CatalogueImportError } from "#upstreams/catalogue/catalogue-import-error.ts";
import { hasChanges } from "./import-summary.ts";
import { importCatalogue, type ImportOptions } from "./import-catalogue.ts";
import { everyRow } from "#upstreams/catalogue/testing/every-row.ts";
import { linesOf, smallCatalogue, type SmallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate shop, attribute_group, category, product, review, past_order, redirect, catalogue_version restart identity cascade`.execute(
    database.db,
  );
});
afterAll(() => database.close());

const run = (catalogue: object, options: Partial<ImportOptions> = {}) =>
  importCatalogue({ db: database.db, lines: linesOf(catalogue), ...options });

test("the same lines a second time change nothing, double nothing and make no version", async () => {
  const first = await run(smallCatalogue());
  expect(first).toMatchObject({ lines: 10, products: 2, variants: 4, version: "1" });
  const before = await everyRow(database.db);
  const second = await run(smallCatalogue());
  expect(second).toMatchObject({ version: null, checksum: first.checksum });
  expect(await everyRow(database.db)).toEqual(before);
});

test("a changed product keeps its ids and makes a new version; its sibling is left alone", async () => {
  await run(smallCatalogue());
  const before = await products();
  const catalogue = smallCatalogue();
  catalogue.sand.name.nl = "Matras met een nieuwe naam";
  const summary = await run(catalogue);
  expect(summary.version).toBe("2");
  expect(summary.changes.product).toEqual({ added: 0, changed: 1, deactivated: 0 });
  const after = await products();
  expect(after.map((row) => row.product_id)).toEqual(before.map((row) => row.product_id));
  expect(after[0]!.updated_at > before[0]!.updated_at).toBe(true);
  expect(after[1]).toEqual(before[1]);
});

test("a new price reaches the history, which keeps what it knew before", async () => {
  await run(smallCatalogue());
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
  const summary = await run(catalogue);
  expect(summary.changes.price.changed).toBe(1);
  const history = await database.db
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
  await run(smallCatalogue());
  const before = await products();
  const { navy, order: _order, ...rest } = smallCatalogue();
  rest.sand.variants.pop();
  const summary = await run(rest);
  expect(summary.changes.product.deactivated).toBe(1);
  expect(summary.changes.variant.deactivated).toBe(1);
  expect((await products()).map((row) => row.is_active)).toEqual([true, false]);
  await run({ ...smallCatalogue(), navy });
  expect((await products()).map((row) => [row.product_id, row.is_active])).toEqual(
    before.map((row) => [row.product_id, true]),
  );
});

test("reviews become inactive and orders of the history go when a full catalogue no longer names them", async () => {
  await run(smallCatalogue());
  const { review, order, ...rest } = smallCatalogue();
  const without = await run(rest);
  expect(without.changes.review).toEqual({ added: 0, changed: 0, deactivated: 1 });
  expect(without.changes.order).toEqual({ added: 0, changed: 0, deactivated: 1 });
  expect(await database.db.selectFrom("past_order_item").selectAll().execute()).toEqual([]);
  const again = await run({ ...rest, review: { ...review, score: 2 }, order });
  expect(again.changes.review).toEqual({ added: 0, changed: 1, deactivated: 0 });
  expect(again.changes.order.added).toBe(1);
  const stored = await database.db.selectFrom("review").select(["score", "is_active"]).execute();
  expect(stored).toEqual([{ score: 2, is_active: true }]);
});

test("an order of the history is replaced by its key, items and all", async () => {
  await run(smallCatalogue());
  const catalogue = smallCatalogue();
  catalogue.order.items = [{ variant: "03-0001-A-M", quantity: 3 }];
  const summary = await run(catalogue);
  expect(summary.changes.order).toEqual({ added: 0, changed: 1, deactivated: 0 });
  const items = await database.db
    .selectFrom("past_order_item")
    .innerJoin("variant", "variant.variant_id", "past_order_item.variant_id")
    .select(["reference_key", "quantity"])
    .execute();
  expect(items).toEqual([{ reference_key: "03-0001-A-M", quantity: 3 }]);
});

test("a partial catalogue may review and order what is stored", async () => {
  const { review, order, ...rest } = smallCatalogue();
  await run(rest);
  const summary = await run({ review, order }, { full: false });
  expect(summary.changes).toMatchObject({ review: { added: 1 }, order: { added: 1 } });
});

test("a partial catalogue refers to what is stored and leaves the rest alone", async () => {
  await run(smallCatalogue());
  const { navy } = smallCatalogue();
  navy.subtitle.nl = "Anders";
  const summary = await run({ navy }, { full: false });
  expect(summary.changes.product).toEqual({ added: 0, changed: 1, deactivated: 0 });
  expect((await products()).map((row) => row.is_active)).toEqual([true, true]);
});

test("stock of existing variants is the shop's, unless the import is told to set it", async () => {
  await run(smallCatalogue());
  await database.db.updateTable("stock").set({ quantity: 2 }).execute();
  await run(smallCatalogue());
  expect(await quantities()).toEqual([2, 2, 2, 2]);
  const summary = await run(smallCatalogue(), { stock: "all" });
  expect(summary.changes.stock.changed).toBe(4);
  expect(await quantities()).toEqual([7, 7, 7, 7]);
});

const redirect = (source: string, target: string, more: object = {}) => ({
  type: "redirect",
  shopId: 1001,
  source,
  target,
  ...more,
});

const storedRedirects = () =>
  database.db.selectFrom("redirect").select(["source", "target", "status_code"]).orderBy("source").execute();

describe("redirects", () => {
  test("come, change and go with the file; what was made by hand stays as it is", async () => {
    const old = redirect("/oude-bedden/", "/slapen?sort=price-asc");
    const away = redirect("/merk/größe", "https://example.com/merk", { statusCode: 302 });
    expect((await run({ ...smallCatalogue(), old, away })).changes.redirect).toEqual({
      added: 2,
      changed: 0,
      deactivated: 0,
    });
    expect(await storedRedirects()).toEqual([
      { source: "/merk/gr%C3%B6%C3%9Fe", target: "https://example.com/merk", status_code: 302 },
      { source: "/oude-bedden", target: "/slapen?sort=price-asc", status_code: 301 },
    ]);
    await database.db
      .insertInto("redirect")
      .values({ shop_id: 1001, source: "/folder", target: "/", status_code: 301, is_of_file: false })
      .execute();
    const changed = { ...old, target: "/slapen" };
    const summary = await run({ ...smallCatalogue(), changed, byHand: redirect("/folder", "/slapen") });
    expect(summary.changes.redirect).toEqual({ added: 0, changed: 1, deactivated: 1 });
    expect(await storedRedirects()).toEqual([
      { source: "/folder", target: "/", status_code: 301 },
      { source: "/oude-bedden", target: "/slapen", status_code: 301 },
    ]);
    expect(hasChanges(await run({ ...smallCatalogue(), changed }))).toBe(false);
  });

  test.each([
    ["is no path of the shop", redirect("oude-bedden", "/slapen"), "source"],
    ["is the root", redirect("/", "/slapen"), "source"],
    ["has a query", redirect("/index.php?id=3", "/slapen"), "source"],
    ["leads to a script", redirect("/oud", "javascript:alert(1)"), "target"],
    ["leads to another site without saying so", redirect("/oud", "//elders.example"), "target"],
    ["has a status that leads nowhere", redirect("/oud", "/slapen", { statusCode: 200 }), "statusCode"],
  ])("one that %s is refused", async (_what, line, path) => {
    await expect(run({ ...smallCatalogue(), line })).rejects.toMatchObject({
      faults: [expect.objectContaining({ path })],
    });
  });

  test("that lead in a circle are refused", async () => {
    const lines = { a: redirect("/a", "/b#onder"), b: redirect("/b", "/c"), c: redirect("/c", "/a?x=1") };
    await expect(run({ ...smallCatalogue(), ...lines })).rejects.toThrow("the redirects from /a lead back to it");
    expect(await storedRedirects()).toEqual([]);
  });
});

test("a dry run counts and keeps nothing", async () => {
  const summary = await run(smallCatalogue(), { dryRun: true });
  expect(summary.changes.variant.added).toBe(4);
  expect(summary.version).toBeNull();
  expect(await products()).toEqual([]);
});

test("one broken line refuses the file with its place and leaves the old catalogue whole", async () => {
  await run(smallCatalogue());
  const before = await everyRow(database.db);
  const catalogue = smallCatalogue();
  catalogue.sand.name.nl = "Anders";
  const lines = [...linesOf(catalogue), "", '{"type":"product"'];
  const error = await importCatalogue({ db: database.db, lines }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CatalogueImportError);
  expect((error as CatalogueImportError).faults).toEqual([
    { lineNumber: 12, path: "", reason: expect.stringMatching(/^is not JSON/) as string },
  ]);
  expect((error as CatalogueImportError).message).toContain("line 12: is not JSON");
  expect(await everyRow(database.db)).toEqual(before);
});

const wrongReferences: [string, (catalogue: SmallCatalogue) => unknown, string, string][] = [
  ["an unknown category", (c) => c.sand.categories.push("/eten"), "categories.1", "no category line introduces /eten"],
  [
    "an unknown attribute",
    (c) => Object.assign(c.sand.attributes, { smell: ["rose"] }),
    "attributes.smell",
    "no attribute line introduces 'smell'",
  ],
  [
    "an unknown value",
    (c) => Object.assign(c.sand.variants[0]!.attributes, { hardness: ["rock"] }),
    "variants.0.attributes.hardness.0",
    "no value 'rock'",
  ],
  [
    "two values of one",
    (c) => Object.assign(c.sand.attributes, { color: ["#c2b299", "#2c3648"] }),
    "attributes.color",
    "takes one",
  ],
  [
    "a claim without proof",
    (c) => Object.assign(c.sand.attributes, { vegan: ["true"] }),
    "attributes.vegan",
    "no badge 'vegan'",
  ],
  [
    "a review of no product",
    (c) => Object.assign(c.review, { masterKey: "09-9999" }),
    "masterKey",
    "no product line introduces 09-9999",
  ],
  [
    "a review of no variant",
    (c) => Object.assign(c.review, { variant: "weg" }),
    "variant",
    "no product line has a variant weg",
  ],
  [
    "an order of no variant",
    (c) => Object.assign(c.order.items[1]!, { variant: "weg" }),
    "items.1.variant",
    "no product line has a variant weg",
  ],
  [
    "a picture that is not there",
    (c) => Object.assign(c.sand.images[0]!, { file: "weg.webp" }),
    "images.0.file",
    "no picture weg.webp",
  ],
];

test.each(wrongReferences)("refuses %s", async (_, change, path, reason) => {
  const catalogue = smallCatalogue();
  change(catalogue);
  const error = await run(catalogue, { images: new Set(["matras-01.webp"]) }).catch((thrown: unknown) => thrown);
  expect((error as CatalogueImportError).faults).toContainEqual({
    lineNumber: expect.any(Number) as number,
    path,
    reason: expect.stringContaining(reason) as string,
  });
});

test("refuses keys that stand twice, colours a sibling has, and children before their parents", async () => {
  const { beds, mattresses, navy, sand, review: _review, order: _order, ...rest } = smallCatalogue();
  navy.attributes.color = sand.attributes.color!;
  navy.variants[0]!.referenceKey = sand.variants[0]!.referenceKey;
  const error = await run({ ...rest, mattresses, beds, sand, navy }).catch((thrown: unknown) => thrown);
  expect((error as CatalogueImportError).faults).toEqual([
    { lineNumber: 5, path: "path", reason: "its parent /slapen stands on no earlier line" },
    { lineNumber: 8, path: "attributes.color", reason: "its sibling 03-0001-A has this colour already" },
    { lineNumber: 8, path: "variants.0.referenceKey", reason: "variant 03-0001-A-S stands on line 7 already" },
  ]);
});

test("refuses a full catalogue without products", async () => {
  const { shop } = smallCatalogue();
  await expect(run({ shop })).rejects.toThrow("would empty the shop");
});

test("a reader sees the old catalogue until the new one is complete", async () => {
  await run(smallCatalogue());
  const { db } = database;
  const catalogue = smallCatalogue();
  catalogue.sand.name.nl = "Nieuw";
  const seen: unknown[] = [];
  async function* slowly() {
    for (const line of linesOf(catalogue)) {
      seen.push(
        await db.selectFrom("product").select("data").where("reference_key", "=", "03-0001-A").executeTakeFirst(),
      );
      yield line;
    }
  }
  await importCatalogue({ db, lines: slowly() });
  expect(new Set(seen.map((row) => JSON.stringify(row))).size).toBe(1);
  expect((await products())[0]!.data).toMatchObject({ name: { nl: "Nieuw" } });
});

test("two imports at a time wait for each other", async () => {
  const [one, other] = await Promise.all([run(smallCatalogue()), run(smallCatalogue())]);
  expect([one.version, other.version].filter((version) => version !== null)).toHaveLength(1);
  expect(await products()).toHaveLength(2);
});

async function products() {
  return database.db.selectFrom("product").selectAll().orderBy("product_id").execute();
}

async function quantities(): Promise<number[]> {
  const rows = await database.db.selectFrom("stock").select("quantity").execute();
  return rows.map((row) => row.quantity);
}
