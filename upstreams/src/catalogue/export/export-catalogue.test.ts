import { createReadStream, readFileSync } from "node:fs";

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { builtInCatalogueFile } from "#upstreams/catalogue/built-in-catalogue.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { importCatalogue } from "#upstreams/catalogue/import/import-catalogue.ts";
import { hasChanges } from "#upstreams/catalogue/import/import-summary.ts";
import { readLines } from "#upstreams/catalogue/read-lines.ts";
import { linesOf, smallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => emptyDatabase());
afterAll(() => database.close());

async function emptyDatabase(): Promise<void> {
  await sql`truncate shop, attribute_group, category, product, review, past_order, redirect, catalogue_version restart identity cascade`.execute(
    database.db,
  );
}

const run = (lines: readonly string[]) => importCatalogue({ db: database.db, lines });

async function exported(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportCatalogue(database.db)) lines.push(line);
  return lines;
}

test("the built-in file comes out of the shop as it went in, byte for byte", async () => {
  await importCatalogue({ db: database.db, lines: readLines(createReadStream(builtInCatalogueFile)) });
  const text = (await exported()).join("");
  expect(text === readFileSync(builtInCatalogueFile, "utf8")).toBe(true);
}, 60_000);

test("whatever the order and the spelling of a file, its export is the same, and imports without a change", async () => {
  const old = { type: "redirect", shopId: 1001, source: "/oud", target: "/slapen" };
  const away = { type: "redirect", shopId: 1001, source: "/af", target: "https://example.com/", statusCode: 307 };
  await run(linesOf({ ...smallCatalogue(), old, away }));
  const first = await exported();
  await emptyDatabase();
  const { navy, sand, review, order, ...base } = smallCatalogue();
  const spelled = { ...sand, firstLiveAt: "2025-01-06T00:00:00.000Z", active: true, badges: [] };
  const items = order.items.toReversed();
  await run(linesOf({ ...base, navy, spelled, order: { ...order, items }, review, away, old }));
  expect(await exported()).toEqual(first);
  expect(hasChanges(await run(first))).toBe(false);
  expect(await exported()).toEqual(first);
});

test("what is no longer sold is in the export, and comes out of another shop that imports it", async () => {
  await run(linesOf(smallCatalogue()));
  const { navy: _navy, review: _review, mattresses, sand, order, ...rest } = smallCatalogue();
  sand.variants.pop();
  sand.categories = ["/slapen"];
  order.items.pop();
  await run(linesOf({ ...rest, sand, order }));
  const lines = await exported();
  const inactive = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line["active"] === false);
  expect(inactive.map((line) => line["path"] ?? line["referenceKey"])).toEqual([
    mattresses.path,
    "03-0001-B",
    "r-0001",
  ]);
  expect(lines.find((line) => line.includes('"03-0001-A"'))).toContain(
    '"referenceKey":"03-0001-A-M","title":{"nl":"medium"},"active":false',
  );
  await emptyDatabase();
  await run(lines);
  expect(await exported()).toEqual(lines);
});

test("stock is exported as it is now, history with what it knew before", async () => {
  await run(linesOf(smallCatalogue()));
  await database.db.updateTable("stock").set({ quantity: 3 }).execute();
  const catalogue = smallCatalogue();
  for (const variant of [...catalogue.sand.variants, ...catalogue.navy.variants]) {
    const history = [
      ["2026-03-02", 49_900],
      ["2026-09-02T08:30:00Z", 51_900],
    ];
    variant.prices.nl = { cents: 51_900, vatRate: 0.21, history };
  }
  await run(linesOf(catalogue));
  const line = (await exported()).find((text) => text.includes('"03-0001-A"'));
  expect(line).toContain('"stock":{"quantity":3,"sellableWithoutStock":false}');
  expect(line).toContain('"history":[["2025-01-06",45900],["2026-03-02",49900],["2026-09-02T08:30:00Z",51900]]');
});

test("an export is of one moment, and what is imported meanwhile waits for the next", async () => {
  await run(linesOf(smallCatalogue()));
  const before = await exported();
  const catalogue = smallCatalogue();
  catalogue.navy.name.nl = "Anders";
  const lines: string[] = [];
  for await (const line of exportCatalogue(database.db)) {
    if (lines.push(line) === 1) await run(linesOf(catalogue));
  }
  expect(lines).toEqual(before);
  expect(await exported()).not.toEqual(before);
});
