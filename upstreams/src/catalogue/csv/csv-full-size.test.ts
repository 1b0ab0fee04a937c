import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { jpegPhoto, TestCsv } from "#upstreams/catalogue/testing/test-csv.ts";
import { convertCsv } from "./convert-csv.ts";
import type { CsvProgress } from "./csv-display.ts";
import { CsvPictures } from "./csv-pictures.ts";
import { noPreviousCatalogue } from "./previous-catalogue.ts";

let csv: TestCsv;

beforeAll(async () => {
  csv = await TestCsv.open();
});
afterAll(() => csv.close());

test("30,000 rows take a minute at most, with and without pictures", async () => {
  const rows = process.env["LONG"] ? 30_000 : 3000;
  const own = join(csv.folder, "many-pictures");
  await mkdir(own);
  const distinct = rows / 10;
  const photo = await jpegPhoto();
  await Promise.all(Array.from({ length: distinct }, (_, index) => writeFile(join(own, `foto-${index}.jpg`), photo)));
  const lines = Array.from(
    { length: rows },
    (_, index) => `A-${index},Bank ${index},Wonen > Banken,12,${index % 2 ? `foto-${(index - 1) % distinct}.jpg` : ""}`,
  );
  const file = await csv.write(`sku,name,category,price,images\n${lines.join("\n")}\n`, "many.csv");
  const seen: CsvProgress[] = [];
  const missing: string[] = [];
  const before = process.cpuUsage();
  let written = 0;
  for await (const line of convertCsv({
    file,
    pictures: new CsvPictures([own]),
    previous: noPreviousCatalogue,
    shops: csv.models.shops,
    models: csv.models.attributes,
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
