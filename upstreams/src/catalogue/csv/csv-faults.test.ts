import { afterAll, beforeAll, expect, test } from "vitest";

import { TestCsv } from "#upstreams/catalogue/testing/test-csv.ts";

let csv: TestCsv;

beforeAll(async () => {
  csv = await TestCsv.open();
});
afterAll(() => csv.close());

test("each problem is reported with its row, column and reason", async () => {
  const header = "sku,name,category,price,color,size,stock,ean,images,sale_since,was_price\n";
  expect(await csv.faultsOf(`${header}A-1,Bank,Wonen,twaalf,,,2.5,,matras-01.webp,,\n`)).toEqual([
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
  expect(await csv.faultsOf(header + rows.join("\n"))).toEqual([
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

test("what stands twice is reported when all else is right, and what is no CSV at once", async () => {
  const header = "sku,name,category,price,color,color_code,article\n";
  expect(await csv.faultsOf(`${header}A-1,Bank,Wonen,12,,,\nA-1,Stoel,Wonen,12,,,\n`)).toEqual([
    { row: 3, column: "sku", reason: "variant A-1 stands in the product of row 2 already" },
  ]);
  expect(await csv.faultsOf(`${header}A-1,Bank,Wonen,12,,,03-1481\nA-2,Stoel,Wonen,12,,,03-1481\n`)).toEqual([
    { row: 3, column: "article", reason: "03-1481 belongs to 'Bank' already" },
  ]);
  expect(await csv.faultsOf(`${header}A-1,Bank,Wonen,12\n`)).toEqual([
    { row: 2, column: "", reason: expect.stringContaining("Record") as string },
  ]);
  expect(await csv.faultsOf("sku,name,prijs\n")).toEqual([
    { row: 1, column: "category", reason: "is missing" },
    { row: 1, column: "price", reason: "is missing" },
    { row: 1, column: "prijs", reason: expect.stringContaining("is no column; there are sku, name") as string },
  ]);
  expect(await csv.faultsOf(header)).toEqual([{ row: 1, column: "", reason: "no product follows" }]);
});
