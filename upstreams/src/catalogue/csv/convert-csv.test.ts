import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { builtInImagesFolder } from "../built-in-catalogue.ts";
import { exportCatalogue } from "#upstreams/catalogue/export/export-catalogue.ts";
import { importCatalogue } from "#upstreams/catalogue/import/import-catalogue.ts";
import { productsOf, TestCsv } from "#upstreams/catalogue/testing/test-csv.ts";
import { noPreviousCatalogue, readPreviousCatalogue } from "./previous-catalogue.ts";

const example = fileURLToPath(new URL("../../../../docs/examples/products.csv", import.meta.url));
let csv: TestCsv;
let database: TestDatabase;

beforeAll(async () => {
  csv = await TestCsv.open();
  database = await createTestDatabase();
});
afterAll(async () => {
  await csv.close();
  await database.close();
});

test("the example of the documentation fills an empty shop", async () => {
  const lines = await csv.convert(example);
  const summary = await importCatalogue({
    db: database.db,
    lines,
    images: new Set(await readdir(builtInImagesFolder)),
  });
  expect(summary.changes).toMatchObject({
    category: { added: 4 },
    product: { added: 3 },
    variant: { added: 5 },
    stock: { added: 5 },
  });
  const [mattress, sand, ochre] = productsOf(lines);
  expect(
    mattress!.variants.map(({ title, stock, prices }) => [
      title["nl"]?.replaceAll("\u00A0", " "),
      stock.quantity,
      prices.nl?.cents,
    ]),
  ).toEqual([
    ["90 × 200 cm, zacht", 12, 44_900],
    ["90 × 200 cm, stevig", 4, 44_900],
    ["140 × 200 cm, zacht", 0, 64_900],
  ]);
  expect(mattress!.variants[0]!.prices.nl).toMatchObject({
    reduction: "sale",
    reducedSince: "2026-11-02",
    history: [
      ["2026-01-12", 49_900],
      ["2026-11-02", 44_900],
    ],
  });
  expect([sand!.masterKey, sand!.attributes["color"]]).toEqual([ochre!.masterKey, ["#c2b299"]]);
});

test("comma, semicolon and tab are all right, and so are names in any order", async () => {
  const [byComma, bySemicolon, byTab] = await Promise.all(
    [",", ";", "\t"].map(async (delimiter) => {
      const rows = [
        ["price", "name", "sku", "category", "stock"],
        ['"1.299,95"', "Bank Aa", "A-1", "Wonen > Banken", "2"],
      ];
      const text = `\uFEFF${rows.map((row) => row.join(delimiter)).join("\r\n")}\r\n`;
      return csv.convert(await csv.write(text, `delimiter-${delimiter.charCodeAt(0)}.csv`));
    }),
  );
  expect(byComma).toEqual(byTab);
  expect(bySemicolon).toEqual(byTab);
  expect(productsOf(byComma!)[0]!.variants[0]!.prices.nl?.cents).toBe(129_995);
});

test("measures of furniture are numbers of each variant, and filters of its category", async () => {
  const rows = [
    "sku,name,category,price,size,width_cm,depth_cm,height_cm,images",
    'A-1,Kast Aa,Meubels > Kasten,499,100 x 60 x 200,100,"60,4",200 cm,matras-01.webp',
    "A-2,Kast Aa,Meubels > Kasten,599,120 x 60 x 200,120,60,200,matras-01.webp",
  ];
  const lines = await csv.convert(await csv.write(`${rows.join("\n")}\n`));
  expect(productsOf(lines)[0]!.variants.map(({ attributes }) => attributes)).toEqual([
    { size: ["100x60x200"], width: ["100"], depth: ["60"], height: ["200"] },
    { size: ["120x60x200"], width: ["120"], depth: ["60"], height: ["200"] },
  ]);
  const others = lines.map((line) => JSON.parse(line) as { type: string; key?: string; path?: string });
  expect(others.find(({ key }) => key === "width")).toMatchObject({
    valueType: "integer",
    filterable: true,
    values: [
      { value: "100", label: { nl: "100\u00A0cm" } },
      { value: "120", label: { nl: "120\u00A0cm" } },
    ],
  });
  expect(others.find(({ path }) => path === "/meubels/kasten")).toMatchObject({
    supportedFilter: ["size", "width", "depth", "height"],
  });
  expect(
    await csv.faultsOf("sku,name,category,price,width_cm,images\nA-1,Kast,Meubels,12,breed,matras-01.webp\n"),
  ).toEqual([{ row: 2, column: "width_cm", reason: "must be centimetres such as 180" }]);
});

test("a sku that stands in several categories is one product in all of them, wherever its rows stand", async () => {
  const header = "sku,name,category,price,size,stock\n";
  const rows = [
    "A-1,Plaid,Wonen > Plaids,59,130 x 170,4",
    "A-2,Plaid,Wonen > Plaids,79,150 x 200,2",
    "B-1,Lamp,Wonen > Lampen,30,,1",
    "A-1,Plaid,Slapen > Spreien,59,130 x 170,4",
    "A-2,Plaid,Slapen > Spreien,79,150 x 200,",
    "B-1,Lamp,Wonen > Lampen,30,,1",
  ];
  const products = productsOf(await csv.convert(await csv.write(header + rows.join("\n"))));
  expect(
    products.map(({ categories, variants }) => [categories, variants.map(({ referenceKey }) => referenceKey)]),
  ).toEqual([
    [
      ["/wonen/plaids", "/slapen/spreien"],
      ["A-1", "A-2"],
    ],
    [["/wonen/lampen"], ["B-1"]],
  ]);
  expect(await csv.faultsOf(`${header}${rows.join("\n")}\nA-2,Plaid,Sale,75,150 x 200,2\nB-1,Lamp,?,30,,1\n`)).toEqual([
    { row: 8, column: "price", reason: "differs from row 3, which has the same sku" },
    { row: 9, column: "category", reason: "'?' is no path such as Slapen > Matrassen" },
  ]);
});

test("converted again over the catalogue of today, keys stay and prices go on from what they were", async () => {
  const header = "sku,name,category,price,was_price,sale_since\n";
  await importCatalogue({
    db: database.db,
    lines: await csv.convert(await csv.write(`${header}A-1,Bank,Wonen,499,,\n`), noPreviousCatalogue, "2026-08-01"),
  });
  const previous = await readPreviousCatalogue(exportCatalogue(database.db));
  const [same] = productsOf(await csv.convert(await csv.write(`${header}A-1,Bank Nieuw,Wonen,499,,\n`), previous));
  expect(same).toMatchObject({
    firstLiveAt: "2026-08-01",
    variants: [{ prices: { nl: { history: [["2026-08-01", 49_900]] } } }],
  });
  const [dearer] = productsOf(await csv.convert(await csv.write(`${header}A-1,Bank,Wonen,549,,\n`), previous));
  expect(dearer!.variants[0]!.prices.nl!.history).toEqual([
    ["2026-08-01", 49_900],
    ["2026-11-21", 54_900],
  ]);
  expect(dearer!.masterKey).toBe(same!.masterKey);
  const [reduced] = productsOf(
    await csv.convert(await csv.write(`${header}A-1,Bank,Wonen,449,499,2026-11-02\n`), previous),
  );
  expect(reduced!.variants[0]!.prices.nl).toMatchObject({ reducedSince: "2026-11-02", reduction: "sale" });
  expect(await csv.faultsOf(`${header}A-1,Bank,Wonen,449,599,2026-11-02\n`, previous)).toContainEqual({
    row: 2,
    column: "was_price",
    reason: "is not what the previous catalogue says the price was",
  });
});
