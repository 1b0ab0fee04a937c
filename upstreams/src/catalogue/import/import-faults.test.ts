import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { CatalogueImportError } from "#upstreams/catalogue/catalogue-import-error.ts";
import { everyRow } from "#upstreams/catalogue/testing/every-row.ts";
import { linesOf, smallCatalogue, type SmallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";
import { TestImports } from "#upstreams/catalogue/testing/test-imports.ts";

import { importCatalogue } from "./import-catalogue.ts";

let imports: TestImports;

beforeAll(async () => {
  imports = await TestImports.open();
});
beforeEach(() => imports.empty());
afterAll(() => imports.close());

test("one broken line refuses the file with its place and leaves the old catalogue whole", async () => {
  await imports.run(smallCatalogue());
  const before = await everyRow(imports.db);
  const catalogue = smallCatalogue();
  catalogue.sand.name.nl = "Anders";
  const lines = [...linesOf(catalogue), "", '{"type":"product"'];
  const error = await importCatalogue({ db: imports.db, lines }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CatalogueImportError);
  expect((error as CatalogueImportError).faults).toEqual([
    { lineNumber: 12, path: "", reason: expect.stringMatching(/^is not JSON/) as string },
  ]);
  expect((error as CatalogueImportError).message).toContain("line 12: is not JSON");
  expect(await everyRow(imports.db)).toEqual(before);
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
  const error = await imports
    .run(catalogue, { images: new Set(["matras-01.webp"]) })
    .catch((thrown: unknown) => thrown);
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
  const error = await imports.run({ ...rest, mattresses, beds, sand, navy }).catch((thrown: unknown) => thrown);
  expect((error as CatalogueImportError).faults).toEqual([
    { lineNumber: 5, path: "path", reason: "its parent /slapen stands on no earlier line" },
    { lineNumber: 8, path: "attributes.color", reason: "its sibling 03-0001-A has this colour already" },
    { lineNumber: 8, path: "variants.0.referenceKey", reason: "variant 03-0001-A-S stands on line 7 already" },
  ]);
});

test("refuses a full catalogue without products", async () => {
  const { shop } = smallCatalogue();
  await expect(imports.run({ shop })).rejects.toThrow("would empty the shop");
});
