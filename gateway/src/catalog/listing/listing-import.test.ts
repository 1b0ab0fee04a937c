import { readFile } from "node:fs/promises";
import { builtInCatalogueFile } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { importCatalogue } from "@warmeland/upstreams/src/catalogue/import/import-catalogue.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Page {
  readonly version: string;
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string };
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

const document = `query ($page: Int, $after: String, $version: String) {
  category(path: "/matrassen") {
    listing(first: 10, page: $page, after: $after, version: $version) { version totalCount pageInfo { endCursor } edges { node { id } } }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

async function read(variables: Record<string, unknown>): Promise<Page> {
  const { data, errors } = await gateway.send<{ category: { listing: Page } }>(document, { variables });
  expect(errors).toEqual([]);
  return data.category.listing;
}

const idsOf = (page: Page): string[] => page.edges.map(({ node }) => node.id);

/** Turns the order of what sells upside down and takes every fourth mattress away. */
async function importAnotherCatalogue(): Promise<void> {
  const lines = (await readFile(builtInCatalogueFile, "utf8")).split("\n").filter(Boolean);
  let mattresses = 0;
  const changed = lines.flatMap((text) => {
    const line = JSON.parse(text) as { type: string; categories?: string[]; soldRecently?: number };
    // what was written about and sold of the mattresses that go
    if (line.type === "review" || line.type === "order") return [];
    const isMattress =
      line.type === "product" && (line.categories?.some((path) => path.startsWith("/matrassen")) ?? false);
    if (isMattress && mattresses++ % 4 === 0) return [];
    return JSON.stringify(
      line.soldRecently === undefined ? line : { ...line, soldRecently: 10_000 - line.soldRecently },
    );
  });
  await importCatalogue({ db: shop.database.db, lines: changed });
}

test("who loads more while an import changes the catalogue sees every product of the list they began with, once", async () => {
  const whole: string[] = [];
  const first = await read({ page: 1 });
  const last = Math.ceil(first.totalCount / 10);
  for (let page = 1; page <= last; page++) whole.push(...idsOf(await read({ page })));

  await importAnotherCatalogue();
  await expect
    .poll(async () => (await read({ page: 1 })).version, { timeout: 20_000, interval: 250 })
    .not.toBe(first.version);
  const newest = await read({ page: 1 });
  expect(newest.totalCount).toBeLessThan(first.totalCount);
  expect(idsOf(newest)).not.toEqual(idsOf(first));

  const byNumber = idsOf(first);
  for (let page = 2; page <= last; page++) {
    const next = await read({ page, version: first.version });
    expect(next).toMatchObject({ version: first.version, totalCount: first.totalCount });
    byNumber.push(...idsOf(next));
  }
  expect(byNumber).toEqual(whole);

  const byCursor = idsOf(first);
  for (let after = first.pageInfo.endCursor; byCursor.length < first.totalCount;) {
    const next = await read({ after });
    byCursor.push(...idsOf(next));
    after = next.pageInfo.endCursor;
  }
  expect(byCursor).toEqual(whole);
}, 60_000);

test("a version that is no longer stored is the newest", async () => {
  const newest = await read({ page: 1 });
  expect(await read({ page: 1, version: "1000000" })).toEqual(newest);
});
