import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: { readonly id: string; readonly badges: { readonly key: string }[] } }[];
  readonly filters: readonly {
    readonly slug: string;
    readonly values: readonly { readonly key: string; readonly productCount: number }[];
  }[];
  readonly quickFilters: readonly { readonly slug: string; readonly count: number }[];
}

const document = `query ShopListing($after: String, $filters: [FilterInput!], $term: String) {
  shop {
    listing(first: 100, after: $after, filters: $filters, term: $term) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id badges { key } } }
      filters { slug values { key productCount } }
      quickFilters { slug count }
    }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;

async function listing(variables: Record<string, unknown>): Promise<Page> {
  const response = await gateway.send<{ shop: { listing: Page } }>(document, { variables });
  expect(response.errors).toEqual([]);
  return response.data.shop.listing;
}

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

test("the shop lists every product, each once, in all of its pages", async () => {
  const ids: string[] = [];
  let page = await listing({});
  for (;;) {
    ids.push(...page.edges.map(({ node }) => node.id));
    if (!page.pageInfo.hasNextPage) break;
    page = await listing({ after: page.pageInfo.endCursor });
  }
  expect(ids).toHaveLength(page.totalCount);
  expect(new Set(ids).size).toBe(page.totalCount);
});

test("its sale has what is reduced in any category, and is narrowed down to one", async () => {
  const all = await listing({});
  const sale = await listing({ filters: [{ slug: "sale", values: ["true"] }] });
  expect(sale.totalCount).toBeGreaterThan(0);
  expect(sale.totalCount).toBe(all.quickFilters.find(({ slug }) => slug === "sale")?.count);
  expect(sale.edges.every(({ node }) => node.badges.some(({ key }) => key === "SALE"))).toBe(true);
  const category = sale.filters
    .find(({ slug }) => slug === "category")
    ?.values.find(({ productCount }) => productCount > 0 && productCount < sale.totalCount);
  const within = await listing({
    filters: [
      { slug: "sale", values: ["true"] },
      { slug: "category", values: [category?.key ?? ""] },
    ],
  });
  expect(within.totalCount).toBe(category?.productCount);
});

test("a term narrows it down; one without words finds nothing", async () => {
  const all = await listing({});
  const wool = await listing({ term: "wol" });
  expect(wool.totalCount).toBeGreaterThan(0);
  expect(wool.totalCount).toBeLessThan(all.totalCount);
  expect((await listing({ term: "??" })).totalCount).toBe(0);
});
