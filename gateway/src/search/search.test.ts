import { longestSearchTerm } from "@warmeland/schema/rules/search-term.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface SearchResponse {
  readonly search: {
    readonly term: string;
    readonly didYouMean: string | null;
    readonly redirect: {
      readonly path: string;
      readonly variantId: number | null;
      readonly category: { readonly name: string } | null;
      readonly product: { readonly masterKey: string } | null;
    } | null;
    readonly listing: {
      readonly totalCount: number;
      readonly edges: readonly {
        readonly node: { readonly name: string; readonly slug: string; readonly soldOut: boolean };
      }[];
      readonly filters: readonly {
        readonly slug: string;
        readonly values: readonly { readonly key: string; readonly productCount: number }[];
      }[];
      readonly sortOptions: readonly { readonly value: string; readonly visible: boolean }[];
    };
  };
}

const document = `query Search($term: String!, $sort: ProductSort! = RELEVANCE, $filters: [FilterInput!], $page: Int) {
  search(term: $term) {
    term
    didYouMean
    redirect { path variantId category { name } product { masterKey } }
    listing(first: 12, page: $page, sort: $sort, filters: $filters) {
      totalCount
      edges { node { name slug soldOut } }
      filters { slug values { key productCount } }
      sortOptions { value visible }
    }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;

async function search(term: string, variables: Record<string, unknown> = {}): Promise<SearchResponse["search"]> {
  const { data, errors } = await gateway.send<SearchResponse>(document, { variables: { term, ...variables } });
  expect(errors).toEqual([]);
  return data.search;
}

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  // the first call has the catalogue read
  await vi.waitUntil(
    async () => (await gateway.send('{ search(term: "lamp") { redirect { path } } }')).errors.length === 0,
    {
      timeout: 20_000,
    },
  );
}, 30_000);

afterAll(() => shop.close());

describe("a term", () => {
  test("finds products, the best match first, with filters that narrow them", async () => {
    const found = await search("dekbed grijs");
    expect(found.redirect).toBeNull();
    expect(found.didYouMean).toBeNull();
    expect(found.listing.totalCount).toBeGreaterThan(0);
    expect(found.listing.edges[0]?.node.name).toMatch(/dekbed/i);
    expect(found.listing.sortOptions[0]).toEqual({ value: "RELEVANCE", visible: true });
    const filter = found.listing.filters.find(({ values }) => values.length > 1);
    const [value] = filter?.values ?? [];
    const narrowed = await search("dekbed grijs", { filters: [{ slug: filter?.slug, values: [value?.key] }] });
    expect(narrowed.listing.totalCount).toBe(value?.productCount);
  });

  test.each([
    ["retour", "/service/retourneren"],
    ["bezorging", "/service/hulp/levering-verzending"],
    ["garantie", "/service/garantie"],
  ])("that names a page of the shop leads there: %s", async (term, path) => {
    const { redirect, didYouMean } = await search(term);
    expect(redirect).toEqual({ path, variantId: null, category: null, product: null });
    expect(didYouMean).toBeNull();
    const { data } = await gateway.send<{ searchSuggestions: object }>(
      `query ($term: String!) { searchSuggestions(term: $term) { pages { path } didYouMean } }`,
      { variables: { term } },
    );
    expect(data.searchSuggestions).toEqual({ pages: [{ path }], didYouMean: null });
  });

  test("that is misspelt says what was meant, and finds it", async () => {
    const found = await search("mattras 140x200");
    expect(found.didYouMean).toMatch(/^matras 140x200$/);
    expect(found.listing.totalCount).toBeGreaterThan(0);
  });

  test.each(["matras", "Matrassen", "  matrassen "])("%j leads to its category", async (term) => {
    expect((await search(term)).redirect).toEqual({
      path: "/matrassen",
      variantId: null,
      category: { name: "Matrassen" },
      product: null,
    });
  });

  test("that is a number leads to its product: of a master to all of it, of a colour to that colour, of a variant to it", async () => {
    const { db } = shop.database;
    const row = await db
      .selectFrom("variant")
      .innerJoin("product", "product.product_id", "variant.product_id")
      .where("product.is_active", "=", true)
      .where("variant.is_active", "=", true)
      .select([
        "variant.variant_id",
        "variant.reference_key as variantKey",
        "product.reference_key as productKey",
        "product.master_key",
      ])
      .orderBy("variant.variant_id", "desc")
      .executeTakeFirstOrThrow();
    const master = (await search(row.master_key)).redirect;
    expect(master).toMatchObject({ variantId: null, product: { masterKey: row.master_key } });
    expect(master?.path).toMatch(new RegExp(`^/p/[a-z0-9-]+-${row.master_key}$`));
    const colour = (await search(row.productKey)).redirect;
    expect(colour?.path).toBe(`${master?.path}?variant=${colour?.variantId}`);
    const { data } = await gateway.send<{ search: SearchResponse["search"] }>(
      `query ($term: String!) { search(term: $term) { redirect { path variantId } } }`,
      { variables: { term: row.variantKey.toLowerCase() } },
    );
    if (data.search.redirect)
      expect(data.search.redirect).toEqual({
        path: `${master?.path}?variant=${row.variant_id}`,
        variantId: row.variant_id,
      });
  });

  test("is one line of at most a hundred characters", async () => {
    expect((await search("  dons\n\tdekbed\u0000 ")).term).toBe("dons dekbed");
    expect((await search("x".repeat(10_000))).term).toHaveLength(longestSearchTerm);
  });

  test.each(["", "   ", "%", "🛏️", "!?", "\u0000"])(
    "without a word in it (%j) finds nothing without a call",
    async (term) => {
      const { data, calls, errors } = await gateway.send<SearchResponse>(document, { variables: { term } });
      expect(errors).toEqual([]);
      expect(data.search.listing).toMatchObject({ totalCount: 0, edges: [], filters: [] });
      expect(calls).toEqual([]);
    },
  );
});

test("a search page takes three calls, four with a filter, and all but the choice's leave together", async () => {
  await search("dekbed wol");
  const { calls } = await gateway.send(document, { variables: { term: "dekbed katoen" } });
  expect(calls.map(({ path }) => path.replace(/\?.*/, "")).toSorted()).toEqual([
    "/v1/filters",
    "/v1/products",
    "/v2/search/resolve",
  ]);
  const narrowed = await gateway.send(document, {
    variables: { term: "dekbed linnen", filters: [{ slug: "sale", values: ["true"] }] },
  });
  expect(narrowed.calls.length).toBeLessThanOrEqual(4);
});

test("a search whose shortcut fails still lists what it finds", async () => {
  const commerce = shop.upstreams.commerce ?? (async () => Response.error());
  const failing = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      commerce: (request) =>
        request.url.includes("/v2/search/") ? Promise.resolve(new Response(null, { status: 503 })) : commerce(request),
    },
  });
  const { data, errors } = await failing.send<SearchResponse>(document, { variables: { term: "wollen dekbed" } });
  expect(data.search.listing.totalCount).toBeGreaterThan(0);
  expect(data.search).toMatchObject({ redirect: null, didYouMean: null });
  expect(errors.map(({ path }) => path?.join("."))).toEqual(
    expect.arrayContaining(["search.redirect", "search.didYouMean"]),
  );
});

// they respond fast and change nothing
describe("hostile terms", () => {
  const hostile = {
    "ten thousand letters": "a".repeat(10_000),
    "ten thousand words": "matras ".repeat(10_000),
    "wildcards of LIKE": "%_\\%_\\",
    "a regular expression": "(a+)+$ [^x]* .*{1,9} \\p{L} (?<=x)",
    SQL: "'; drop table product; -- \" or 1=1",
    emoji: "🛏️ bed 🧸".repeat(40),
    "right to left": "\u202Eמזרן\u202C مرتبة",
    "control characters": "\u0000\u0001mat\u0008ras\u001B[31m\u007F\u0085",
    "half a pair": "\uD83Dbed\uDECF \uDC00",
    "letters with a tower of accents": `b${"\u0301".repeat(500)}ed`,
    markup: "<script>alert(1)</script> &amp; {{constructor}}",
    "a query string": "bed&filters[category]=1&perPage=100#x",
    "numbers only": "9".repeat(100),
    "one enormous compound": "dekbed".repeat(16),
  };

  test.each(Object.entries(hostile))("%s", async (_name, term) => {
    await search(term);
    const before = process.cpuUsage();
    const found = await search(`${term.slice(0, 60)} `);
    const { data, errors } = await gateway.send<{ searchSuggestions: { products: readonly object[] } }>(
      `query ($term: String!) { searchSuggestions(term: $term) { popular categories { label path } products { name } didYouMean totalCount } }`,
      { variables: { term } },
    );
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
    expect(errors).toEqual([]);
    expect(found.listing.edges.length).toBeLessThanOrEqual(12);
    expect(data.searchSuggestions.products.length).toBeLessThanOrEqual(4);
  });

  test("leave the catalogue as it was", async () => {
    const count = await shop.database.db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count.count)).toBeGreaterThan(100);
    expect((await search("wollen dekbed")).listing.totalCount).toBeGreaterThan(0);
  });
});
