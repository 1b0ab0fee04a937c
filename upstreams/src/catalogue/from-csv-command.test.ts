import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

const products = fileURLToPath(new URL("../../../docs/examples/products.csv", import.meta.url));
const shop = fileURLToPath(new URL("../../../docs/examples/shop.ndjson", import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "from-csv-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

function run(command: "from-csv" | "import" | "export", ...args: string[]) {
  const file = fileURLToPath(new URL(`${command}-command.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...args], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: database.url },
  });
}

test("the commands of docs/own-catalogue.md fill a shop, and take today's catalogue into account the next time", () => {
  const own = join(folder, "own.ndjson");
  const today = join(folder, "today.ndjson");
  const images = ["--images", join(folder, "images")];
  expect(run("from-csv", products, own, "--shop", shop, ...images)).toMatchObject({ status: 0 });
  expect(run("import", own)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("3 products, 5 variants, no faults") as string,
  });
  expect(run("export", today)).toMatchObject({ status: 0 });
  expect(run("from-csv", products, own, "--previous", today, ...images)).toMatchObject({ status: 0 });
  expect(run("import", own)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Nothing to change") as string,
  });
  expect(readFileSync(own, "utf8")).toContain("Zeezicht Slapen");
}, 60_000);

test("products without a picture are counted in one line and listed in a file, which goes when all have one", () => {
  const own = join(folder, "no-pictures.ndjson");
  const list = `${own}.without-picture.txt`;
  const rows = Array.from({ length: 1200 }, (_, index) => `A-${index},Bank ${index},Wonen > Banken,12,`);
  const file = join(folder, "no-pictures.csv");
  writeFileSync(file, ["sku,name,category,price,images", ...rows, "B-1,Stoel,Wonen,12,matras-01.webp"].join("\n"));
  const { status, stderr } = run("from-csv", file, own, "--images", join(folder, "images"));
  expect(status).toBe(0);
  const warnings = stderr.split("\n").filter((line) => line.includes("no picture"));
  expect(warnings).toEqual([`1,200 products have no picture and will show a neutral one; ${list} lists them.`]);
  const listed = readFileSync(list, "utf8").trimEnd().split("\n");
  expect([listed.length, listed[0], listed.at(-1)]).toEqual([
    1200,
    "row 2\tA-0\tBank 0",
    "row 1201\tA-1199\tBank 1199",
  ]);
  writeFileSync(file, "sku,name,category,price,images\nB-1,Stoel,Wonen,12,matras-01.webp");
  expect(run("from-csv", file, own, "--images", join(folder, "images"))).toMatchObject({ status: 0 });
  expect(existsSync(list)).toBe(false);
}, 60_000);

test("says what is wrong, and how it is called", () => {
  expect(run("from-csv", shop)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("row 1, column sku: is missing") as string,
  });
  expect(run("from-csv")).toMatchObject({ status: 2, stderr: expect.stringContaining("PRODUCTS.csv") as string });
}, 60_000);
