import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { CatalogueImportError, type CatalogueFault } from "#upstreams/catalogue/catalogue-import-error.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { readLines } from "#upstreams/catalogue/read-lines.ts";
import { badLines, type BadLine } from "#upstreams/catalogue/testing/bad-lines.ts";
import { everyRow } from "#upstreams/catalogue/testing/every-row.ts";
import { FreshLines } from "#upstreams/catalogue/testing/fresh-lines.ts";
import { linesOf, smallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";
import { SeededRandom } from "#upstreams/catalogue/testing/seeded-random.ts";

const isLong = process.env["LONG"] !== undefined;
const count = isLong ? 10_000 : 1000;
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_121);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await importCatalogue({ db: database.db, lines: linesOf(smallCatalogue()) });
});
afterAll(() => database.close());

/** The bytes of a file: a good catalogue, which has changed since it was imported, and bad lines behind it; `made` gets the bad lines. */
async function* file(made: BadLine[]): AsyncGenerator<Uint8Array> {
  const catalogue = smallCatalogue();
  catalogue.sand.name.nl = "Anders";
  for (const line of linesOf(catalogue)) yield Buffer.from(`${line}\n`);
  for (const bad of badLines(count, new SeededRandom(seed))) {
    made.push(bad);
    // as a stream may cut them, in two
    const half = Math.floor(bad.bytes.length / 2);
    yield bad.bytes.subarray(0, half);
    yield Buffer.concat([bad.bytes.subarray(half), Buffer.from("\n")]);
  }
}

test("the lines that bad ones are made of are good", async () => {
  const lines = [1, 2].flatMap((number) =>
    new FreshLines(number).all().filter(({ type }) => type !== "shop" || number === 1),
  );
  const summary = await importCatalogue({
    db: database.db,
    lines: [...linesOf(smallCatalogue()), ...linesOf(lines)],
    images: new Set(["matras-01.webp"]),
    dryRun: true,
  });
  expect(summary.changes).toMatchObject({
    shop: { added: 1 },
    product: { added: 2 },
    review: { added: 2 },
    order: { added: 2 },
  });
});

test(`${count} bad lines are refused one by one, each with its reason, and nothing gets in (seed ${seed})`, async () => {
  const before = await everyRow(database.db);
  const made: BadLine[] = [];
  const faults: CatalogueFault[] = [];
  const good = linesOf(smallCatalogue()).length;
  const importing = importCatalogue({
    db: database.db,
    lines: readLines(file(made)),
    images: new Set(["matras-01.webp"]),
    onFault: (fault) => faults.push(fault),
  });
  const error = await importing.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CatalogueImportError);
  expect((error as CatalogueImportError).faultCount).toBe(faults.length);
  const refused = new Set(faults.map(({ lineNumber }) => lineNumber));
  const taken = made.filter((_, index) => !refused.has(good + 1 + index));
  expect(taken.map(({ kind, bytes }) => `${kind}: ${bytes.toString().slice(0, 3000)}`)).toEqual([]);
  expect(faults.filter(({ lineNumber }) => lineNumber <= good)).toEqual([]);
  expect(faults.filter(({ reason, path }) => reason === "" || reason.length > 400 || path.length > 400)).toEqual([]);
  expect(await everyRow(database.db)).toEqual(before);
}, 300_000);
