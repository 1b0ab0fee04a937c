import { createServer, type Server } from "node:http";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

import { getImage } from "#upstreams/commerce/endpoints/image.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { builtInImagesFolder } from "../built-in-catalogue.ts";
import { exportCatalogue } from "#upstreams/catalogue/export/export-catalogue.ts";
import { importCatalogue } from "#upstreams/catalogue/import/import-catalogue.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import { builtInModels } from "./built-in-models.ts";
import { convertCsv } from "./convert-csv.ts";
import type { CsvProgress } from "./csv-display.ts";
import { CsvError } from "./csv-faults.ts";
import { CsvPictures } from "./csv-pictures.ts";
import { noPreviousCatalogue, readPreviousCatalogue, type PreviousCatalogue } from "./previous-catalogue.ts";

const example = fileURLToPath(new URL("../../../../docs/examples/products.csv", import.meta.url));
let database: TestDatabase;
let folder: string;
let models: Awaited<ReturnType<typeof builtInModels>>;
let pictureServer: Server;
let photo: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "csv-"));
  models = await builtInModels();
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#aa8155" } })
    .jpeg()
    .toBuffer();
  pictureServer = createServer((request, response) => {
    const isThere = request.url?.startsWith("/foto") ?? false;
    response.writeHead(isThere ? 200 : 404).end(isThere ? photo : "");
  });
  await new Promise<void>((resolve) => {
    pictureServer.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(async () => {
  pictureServer.close();
  await rm(folder, { recursive: true });
  await database.close();
});

async function convert(
  file: string,
  previous: PreviousCatalogue = noPreviousCatalogue,
  today = "2026-11-21",
): Promise<string[]> {
  const lines: string[] = [];
  const pictures = new CsvPictures([join(folder, "images"), builtInImagesFolder]);
  const { shops, attributes } = models;
  for await (const line of convertCsv({ file, pictures, previous, shops, models: attributes, today })) lines.push(line);
  return lines;
}

async function csv(text: string): Promise<string> {
  const file = join(folder, "own.csv");
  await writeFile(file, text);
  return file;
}

const productsOf = (lines: readonly string[]): ProductLine[] =>
  lines.map((line) => JSON.parse(line) as ProductLine).filter(({ type }) => type === "product");

async function faultsOf(text: string): Promise<readonly unknown[]> {
  const error = await convert(await csv(text)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CsvError);
  return (error as CsvError).faults;
}

test("the example of the documentation fills an empty shop", async () => {
  const lines = await convert(example);
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
  const [byComma, byTab] = await Promise.all(
    [",", "\t"].map(async (delimiter) => {
      const file = join(folder, `delimiter-${delimiter.charCodeAt(0)}.csv`);
      const rows = [
        ["price", "name", "sku", "category", "stock"],
        ['"1.299,95"', "Bank Aa", "A-1", "Wonen > Banken", "2"],
      ];
      await writeFile(file, `\uFEFF${rows.map((row) => row.join(delimiter)).join("\r\n")}\r\n`);
      return convert(file);
    }),
  );
  expect(byComma).toEqual(byTab);
  expect(productsOf(byComma!)[0]!.variants[0]!.prices.nl?.cents).toBe(129_995);
});

test("measures of furniture are numbers of each variant, and filters of its category", async () => {
  const rows = [
    "sku,name,category,price,size,width_cm,depth_cm,height_cm,images",
    'A-1,Kast Aa,Meubels > Kasten,499,100 x 60 x 200,100,"60,4",200 cm,matras-01.webp',
    "A-2,Kast Aa,Meubels > Kasten,599,120 x 60 x 200,120,60,200,matras-01.webp",
  ];
  const lines = await convert(await csv(`${rows.join("\n")}\n`));
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
  expect(await faultsOf("sku,name,category,price,width_cm,images\nA-1,Kast,Meubels,12,breed,matras-01.webp\n")).toEqual(
    [{ row: 2, column: "width_cm", reason: "must be centimetres such as 180" }],
  );
});

test("each problem is reported with its row, column and reason", async () => {
  const header = "sku,name,category,price,color,size,stock,ean,images,sale_since,was_price\n";
  expect(await faultsOf(`${header}A-1,Bank,Wonen,twaalf,,,2.5,,matras-01.webp,,\n`)).toEqual([
    { row: 2, column: "price", reason: "must be an amount such as 1299,95" },
    { row: 2, column: "stock", reason: "must be a whole number" },
  ]);
  const rows = [
    "A 1,Bank,Wonen,12,,,,,matras-01.webp,,",
    ",Stoel,Wonen,12,,,,,matras-01.webp,,",
    "A-3,Tafel,,12,,,,,matras-01.webp,,",
    "A-4,Kast,Wonen,12,paarsig,,,,matras-01.webp,,",
    "A-5,Lamp,Wonen,12,,,,123,weg.webp,,",
    "A-6,Bed,Wonen,12,,90x200,,,matras-01.webp,,",
    "A-7,Bed,Wonen,12,,90 x 200 cm,,,matras-01.webp,,",
    "A-8,Kruk,Wonen,12,,,,,matras-01.webp,,15",
    "A-9,Bank,Wonen,12,,,,,matras-01.webp,,",
  ];
  expect(await faultsOf(header + rows.join("\n"))).toEqual([
    { row: 2, column: "sku", reason: expect.stringContaining("must be 1 to 80 letters") as string },
    { row: 3, column: "sku", reason: "is empty" },
    { row: 4, column: "category", reason: "is empty in the first row of a product" },
    { row: 5, column: "color_code", reason: "is needed for 'paarsig', such as #c2b299" },
    { row: 6, column: "images", reason: expect.stringContaining("there is no picture 'weg.webp'") as string },
    { row: 6, column: "ean", reason: "must be 13 digits" },
    { row: 8, column: "", reason: "has the size and hardness of another row of its product: nothing tells them apart" },
    { row: 9, column: "sale_since", reason: "is empty: a reduction needs the day it began" },
    { row: 10, column: "product", reason: "belongs to the product of row 2: its rows must stand together" },
  ]);
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
  const products = productsOf(await convert(await csv(header + rows.join("\n"))));
  expect(
    products.map(({ categories, variants }) => [categories, variants.map(({ referenceKey }) => referenceKey)]),
  ).toEqual([
    [
      ["/wonen/plaids", "/slapen/spreien"],
      ["A-1", "A-2"],
    ],
    [["/wonen/lampen"], ["B-1"]],
  ]);
  expect(await faultsOf(`${header}${rows.join("\n")}\nA-2,Plaid,Sale,75,150 x 200,2\nB-1,Lamp,?,30,,1\n`)).toEqual([
    { row: 8, column: "price", reason: "differs from row 3, which has the same sku" },
    { row: 9, column: "category", reason: "'?' is no path such as Slapen > Matrassen" },
  ]);
});

test("30,000 rows take a minute at most, with and without pictures", async () => {
  const rows = process.env["LONG"] ? 30_000 : 3000;
  const own = join(folder, "many-pictures");
  await mkdir(own);
  const distinct = rows / 10;
  await Promise.all(Array.from({ length: distinct }, (_, index) => writeFile(join(own, `foto-${index}.jpg`), photo)));
  const lines = Array.from(
    { length: rows },
    (_, index) => `A-${index},Bank ${index},Wonen > Banken,12,${index % 2 ? `foto-${(index - 1) % distinct}.jpg` : ""}`,
  );
  const file = join(folder, "many.csv");
  await writeFile(file, `sku,name,category,price,images\n${lines.join("\n")}\n`);
  const seen: CsvProgress[] = [];
  const missing: string[] = [];
  const before = process.cpuUsage();
  let written = 0;
  for await (const line of convertCsv({
    file,
    pictures: new CsvPictures([own]),
    previous: noPreviousCatalogue,
    shops: models.shops,
    models: models.attributes,
    today: "2026-11-21",
    onMissingPicture: ({ sku }) => missing.push(sku),
    onProgress: (progress) => seen.push(progress),
  })) {
    written += line.startsWith('{"type":"product"') ? 1 : 0;
  }
  const { user, system } = process.cpuUsage(before);
  expect([written, missing.length, new Set(missing).size]).toEqual([rows, rows / 2, rows / 2]);
  // CPU time, since other tests run beside this one; 2 ms a row are a minute for 30,000
  expect((user + system) / 1000 / rows).toBeLessThan(2);
  for (const step of [1, 2, 3, 4]) {
    const shares = seen.filter((progress) => progress.step === step).map(({ share }) => share);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  }
}, 120_000);

test("what stands twice is reported when all else is right, and what is no CSV at once", async () => {
  const header = "sku,name,category,price,color,color_code,article\n";
  expect(await faultsOf(`${header}A-1,Bank,Wonen,12,,,\nA-1,Stoel,Wonen,12,,,\n`)).toEqual([
    { row: 3, column: "sku", reason: "variant A-1 stands in the product of row 2 already" },
  ]);
  expect(await faultsOf(`${header}A-1,Bank,Wonen,12,,,03-1481\nA-2,Stoel,Wonen,12,,,03-1481\n`)).toEqual([
    { row: 3, column: "article", reason: "03-1481 belongs to 'Bank' already" },
  ]);
  expect(await faultsOf(`${header}A-1,Bank,Wonen,12\n`)).toEqual([
    { row: 2, column: "", reason: expect.stringContaining("Record") as string },
  ]);
  expect(await faultsOf("sku,name,prijs\n")).toEqual([
    { row: 1, column: "category", reason: "is missing" },
    { row: 1, column: "price", reason: "is missing" },
    { row: 1, column: "prijs", reason: expect.stringContaining("is no column; there are sku, name") as string },
  ]);
  expect(await faultsOf(header)).toEqual([{ row: 1, column: "", reason: "no product follows" }]);
});

test("own pictures come from a folder or an address, are loaded once, and are shown by the shop", async () => {
  const images = join(folder, "images");
  const { port } = pictureServer.address() as AddressInfo;
  await writeFile(join(images, "Mijn Foto 1.JPG"), photo).catch(async () => {
    await new CsvPictures([images]).placeholder();
    await writeFile(join(images, "Mijn Foto 1.JPG"), photo);
  });
  const file = await csv(
    `sku,name,category,price,images\nA-1,Bank,Wonen,12,Mijn Foto 1.JPG | http://127.0.0.1:${port}/foto/bank-zij.jpg\nA-2,Stoel,Wonen,12,\n`,
  );
  const [bench, chair] = productsOf(await convert(file));
  expect(bench!.images.map(({ width, height, averageColour }) => [width, height, averageColour.slice(0, 3)])).toEqual([
    [640, 480, "#aa"],
    [640, 480, "#aa"],
  ]);
  expect(bench!.images.map((image) => image.file)).toEqual([
    "mijn-foto-1.jpg",
    expect.stringMatching(/^bank-zij-[0-9a-f]{10}\.jpg$/),
  ]);
  expect(chair!.images[0]!.file).toBe("no-picture.webp");
  for (const image of [...bench!.images, ...chair!.images]) {
    const shown = await getImage(new Request("http://shop.test/"), [images, builtInImagesFolder], image.file);
    expect(shown.status).toBe(200);
  }
  pictureServer.closeAllConnections();
  expect(productsOf(await convert(file))).toEqual([bench, chair]);
  expect(
    await faultsOf(`sku,name,category,price,images\nA-1,Bank,Wonen,12,http://127.0.0.1:${port}/weg.jpg\n`),
  ).toContainEqual({
    row: 2,
    column: "images",
    reason: `http://127.0.0.1:${port}/weg.jpg answers 404`,
  });
});

test("converted again over the catalogue of today, keys stay and prices go on from what they were", async () => {
  const header = "sku,name,category,price,was_price,sale_since\n";
  await importCatalogue({
    db: database.db,
    lines: await convert(await csv(`${header}A-1,Bank,Wonen,499,,\n`), noPreviousCatalogue, "2026-08-01"),
  });
  const previous = await readPreviousCatalogue(exportCatalogue(database.db));
  const [same] = productsOf(await convert(await csv(`${header}A-1,Bank Nieuw,Wonen,499,,\n`), previous));
  expect(same).toMatchObject({
    firstLiveAt: "2026-08-01",
    variants: [{ prices: { nl: { history: [["2026-08-01", 49_900]] } } }],
  });
  const [dearer] = productsOf(await convert(await csv(`${header}A-1,Bank,Wonen,549,,\n`), previous));
  expect(dearer!.variants[0]!.prices.nl!.history).toEqual([
    ["2026-08-01", 49_900],
    ["2026-11-21", 54_900],
  ]);
  expect(dearer!.masterKey).toBe(same!.masterKey);
  const [reduced] = productsOf(await convert(await csv(`${header}A-1,Bank,Wonen,449,499,2026-11-02\n`), previous));
  expect(reduced!.variants[0]!.prices.nl).toMatchObject({ reducedSince: "2026-11-02", reduction: "sale" });
  const error = await convert(await csv(`${header}A-1,Bank,Wonen,449,599,2026-11-02\n`), previous).catch(
    (thrown: unknown) => thrown,
  );
  expect((error as CsvError).faults).toContainEqual({
    row: 2,
    column: "was_price",
    reason: "is not what the previous catalogue says the price was",
  });
});
