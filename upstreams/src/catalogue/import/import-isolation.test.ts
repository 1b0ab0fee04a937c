import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { linesOf, smallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";
import { TestImports } from "#upstreams/catalogue/testing/test-imports.ts";

import { importCatalogue } from "./import-catalogue.ts";

let imports: TestImports;

beforeAll(async () => {
  imports = await TestImports.open();
});
beforeEach(() => imports.empty());
afterAll(() => imports.close());

test("a reader sees the old catalogue until the new one is complete", async () => {
  await imports.run(smallCatalogue());
  const { db } = imports;
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
  expect((await imports.products())[0]!.data).toMatchObject({ name: { nl: "Nieuw" } });
});

test("two imports at a time wait for each other", async () => {
  const [one, other] = await Promise.all([imports.run(smallCatalogue()), imports.run(smallCatalogue())]);
  expect([one.version, other.version].filter((version) => version !== null)).toHaveLength(1);
  expect(await imports.products()).toHaveLength(2);
});
