import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerClient } from "@warmeland/schema/api/register-client.ts";
import { builtInCatalogueFile } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { importCatalogue } from "@warmeland/upstreams/src/catalogue/import/import-catalogue.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "#gateway/schema.ts";
import { trusting } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly nodes: readonly { readonly id: string }[];
}

const exportDocument = `query Export($after: String) {
  category(path: "/matrassen") {
    listing(first: 100, after: $after) { totalCount pageInfo { endCursor hasNextPage } nodes { id } }
  }
}`;
const copies = 3;

let shop: TestShop;
let gateway: TestGateway;
let folder: string;
let products: number;
let hash: string;

beforeAll(async () => {
  shop = await createTestShop();
  products = await importManyMattresses();
  folder = await mkdtemp(join(tmpdir(), "registered-"));
  const files = [{ name: "export.graphql", content: exportDocument }];
  const { operations } = await registerClient({ schema, name: "warehouse", version: "1.0", files, folder });
  hash = operations[0]!.hash;
  gateway = await shop.gateway({ documents: trusting(), clientsFolder: folder });
}, 120_000);

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Every product of the built-in catalogue several times over, all of them mattresses. */
async function importManyMattresses(): Promise<number> {
  const lines = (await readFile(builtInCatalogueFile, "utf8")).split("\n").filter(Boolean);
  let count = 0;
  const numbers = new Map<string, number>();
  const written = lines.flatMap((text) => {
    const line = JSON.parse(text) as { type: string; masterKey?: string };
    if (line.type === "review" || line.type === "order") return [];
    if (line.type !== "product") return [text];
    const master = line.masterKey!;
    if (!numbers.has(master)) numbers.set(master, 1000 + numbers.size);
    return Array.from({ length: copies }, (_, copy) => {
      count += 1;
      const renamed = JSON.parse(text.replaceAll(master, `${90 + copy}-${numbers.get(master)}`)) as {
        variants: { ean?: string }[];
      };
      const variants = renamed.variants.map(({ ean: _ean, ...variant }) => variant);
      return JSON.stringify({ ...renamed, categories: ["/matrassen/pocketvering"], variants });
    });
  });
  await importCatalogue({ db: shop.database.db, lines: written });
  return count;
}

async function readAll(send: (after: string | null) => Promise<Page>): Promise<{ ids: string[]; totalCount: number }> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = await send(after);
    ids.push(...page.nodes.map(({ id }) => id));
    if (!page.pageInfo.hasNextPage) return { ids, totalCount: page.totalCount };
    after = page.pageInfo.endCursor;
  }
}

const listingOf = ({ data, errors }: { data: { category: { listing: Page } }; errors: readonly unknown[] }): Page => {
  expect(errors).toEqual([]);
  return data.category.listing;
};

test("a document that a client has registered reads a listing to its end, every product once", async () => {
  const headers = { "x-client": "warehouse/1.0" };
  await expect
    .poll(async () => listingOf(await gateway.send(undefined, { hash, headers })).totalCount, { timeout: 20_000 })
    .toBe(products);
  const { ids } = await readAll(async (after) =>
    listingOf(await gateway.send(undefined, { hash, headers, variables: { after } })),
  );
  expect(new Set(ids).size).toBe(products);
  expect(ids).toHaveLength(products);
}, 60_000);

test("a document that is sent along ends at 1,000, and says how many there are", async () => {
  const { ids, totalCount } = await readAll(async (after) =>
    listingOf(await gateway.send(exportDocument, { variables: { after } })),
  );
  expect(ids).toHaveLength(1000);
  expect(totalCount).toBe(products);
});
