import { readFileSync } from "node:fs";

import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

import { builtInCatalogueFile } from "./built-in-catalogue.ts";
import { catalogueSchema, printCatalogueSchema } from "./catalogue-schema.ts";
import { badLines } from "./testing/bad-lines.ts";
import { linesOf, smallCatalogue } from "./testing/small-catalogue.ts";
import { SeededRandom } from "./testing/seeded-random.ts";

const validate = new Ajv2020({ strict: true, strictRequired: false, formats: { email: true } }).compile(
  catalogueSchema(),
);

test("the committed schema is what the import checks with (npm run catalogue:schema)", () => {
  const committed = readFileSync(new URL("../../catalogue/catalogue.schema.json", import.meta.url), "utf8");
  expect(committed === printCatalogueSchema()).toBe(true);
});

test("accepts every line of the built-in catalogue", () => {
  const lines = [...readFileSync(builtInCatalogueFile, "utf8").trimEnd().split("\n"), ...linesOf(smallCatalogue())];
  const refused = lines.filter((line) => !validate(JSON.parse(line)));
  expect(refused.map((line) => line.slice(0, 200))).toEqual([]);
});

test("refuses what is wrong with a line by itself", () => {
  const bad = [...badLines(process.env["LONG"] ? 10_000 : 1500, new SeededRandom(7))].filter(
    ({ isSeenBySchema }) => isSeenBySchema,
  );
  const accepted = bad.filter(({ bytes }) => validate(parsed(bytes)));
  expect(bad.length).toBeGreaterThan(300);
  expect(accepted.map(({ kind, bytes }) => `${kind}: ${bytes.toString().slice(0, 2000)}`)).toEqual([]);
});

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
