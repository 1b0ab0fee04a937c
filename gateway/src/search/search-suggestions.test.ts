import pino from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hashOf, trusting } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface SuggestionsResponse {
  readonly searchSuggestions: {
    readonly term: string;
    readonly popular: readonly string[];
    readonly didYouMean: string | null;
    readonly totalCount: number | null;
    readonly categories: readonly { readonly label: string; readonly path: string; readonly narrowed: boolean }[];
    readonly products: readonly { readonly name: string; readonly slug: string }[];
  };
}

const document = `query Suggestions($term: String!) {
  searchSuggestions(term: $term) {
    term popular didYouMean totalCount
    categories { label path narrowed category { productCount } }
    products { name slug images { url } price { current { withTax { cents } } } }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;

async function suggestions(term: string): Promise<SuggestionsResponse["searchSuggestions"]> {
  const { data, errors } = await gateway.send<SuggestionsResponse>(document, { variables: { term } });
  expect(errors).toEqual([]);
  return data.searchSuggestions;
}

beforeAll(async () => {
  shop = await createTestShop();
  const day = new Date().toISOString().slice(0, 10);
  await shop.database.db
    .insertInto("popular_search")
    .values([
      { shop_id: 1001, day, term: "matras 140x200", visitors: 9 },
      { shop_id: 1001, day, term: "wollen dekbed", visitors: 5 },
    ])
    .execute();
  gateway = await shop.gateway();
  // the first call has the catalogue read
  await vi.waitUntil(
    async () => (await gateway.send('{ searchSuggestions(term: "lamp") { term } }')).errors.length === 0,
    {
      timeout: 20_000,
    },
  );
}, 30_000);

afterAll(() => shop.close());

test("without a term there are the popular searches and the best-selling categories, and nothing to count", async () => {
  const { popular, categories, products, totalCount } = await suggestions("");
  expect(popular).toEqual(["matras 140x200", "wollen dekbed"]);
  expect(categories.length).toBeGreaterThan(0);
  expect(products).toEqual([]);
  expect(totalCount).toBeNull();
});

test("an unfinished term has popular searches, categories and products that fit", async () => {
  const found = await suggestions("matr");
  expect(found.popular).toEqual(["matras 140x200"]);
  expect(found.categories[0]).toMatchObject({ label: "Matrassen", path: "/matrassen", narrowed: false });
  expect(found.products).toHaveLength(4);
  expect(found.totalCount).toBeGreaterThanOrEqual(4);
});

test("a category is narrowed by the size that was typed", async () => {
  const { categories } = await suggestions("matras 90x200");
  expect(categories[0]).toMatchObject({ narrowed: true });
  expect(categories[0]?.label).toMatch(/^Matrassen, 90\s×\s200/);
  expect(categories[0]?.path).toMatch(/^\/matrassen\?size=\d+(,\d+)*$/);
});

test("nothing found says so", async () => {
  expect(await suggestions("qxzvwk")).toMatchObject({ categories: [], products: [], totalCount: 0 });
  expect(await suggestions("🛏️")).toMatchObject({ categories: [], products: [], totalCount: null });
});

test("a suggestion takes two calls, and none while a copy is fresh", async () => {
  const first = await gateway.send(document, { variables: { term: "gordijn" } });
  expect(first.calls.length).toBeLessThanOrEqual(3);
  const other = await gateway.send(document, { variables: { term: "gordijnen lin" } });
  expect(other.calls.map(({ path }) => path.replace(/\?.*/, "")).toSorted()).toEqual([
    "/v1/products",
    "/v2/search/suggestions",
  ]);
  const again = await gateway.send(`{ searchSuggestions(term: "gordijn") { popular products { name } } }`);
  expect(again.calls.length).toBeLessThanOrEqual(1);
});

describe("what is typed", () => {
  test("stands in no trace of the calls for it", async () => {
    const { trace } = await gateway.send(
      `{ searchSuggestions(term: "jansen") { popular } search(term: "jansen") { redirect { path } } }`,
    );
    expect(trace.filter(({ path }) => path.startsWith("/v2/search")).length).toBe(2);
    expect(JSON.stringify(trace)).not.toContain("jansen");
  });

  test("is cached for others only while it is short", async () => {
    const text = `query Typed($term: String!) { searchSuggestions(term: $term) { term } }`;
    const keeping = await shop.gateway({ documents: trusting(text) });
    const hash = hashOf(text);
    const cacheControl = async (term: string) =>
      (await keeping.send(undefined, { hash, variables: { term } })).headers.get("cache-control");
    const uses = async (term: string) => [
      await cacheControl(term),
      (await keeping.send(undefined, { hash, variables: { term } })).responseCache,
    ];
    expect((await uses("gordijn"))[1]).toBe("hit");
    expect((await uses("jan.jansen@voorbeeld.nl uit de lange straat"))[1]).not.toBe("hit");
  });
});

describe("a submitted search", () => {
  const mutation = `mutation ($input: RecordSearchInput!) {
    recordSearch(input: $input) { ... on RecordSearchPayload { term } }
  }`;

  test("counts, with a mark that only sets visitors apart and without a cookie", async () => {
    const commerce = shop.upstreams.commerce ?? (async () => Response.error());
    const seen: { body: unknown; visitor: string | null }[] = [];
    const watched = await shop.gateway({
      log: pino({ level: "silent" }),
      upstreams: {
        ...shop.upstreams,
        commerce: async (request) => {
          if (request.url.includes("/v1/analytics/events"))
            seen.push({ body: await request.clone().json(), visitor: request.headers.get("x-visitor") });
          return commerce(request);
        },
      },
    });
    const visitorMark = crypto.randomUUID();
    const { data, errors, headers } = await watched.send(mutation, {
      variables: { input: { term: " wollen  dekbed ", visitorMark } },
    });
    expect([data, errors]).toEqual([{ recordSearch: { term: "wollen dekbed" } }, []]);
    expect(seen).toEqual([{ body: { event_name: "search", search_term: "wollen dekbed" }, visitor: visitorMark }]);
    expect(headers.get("set-cookie")).toBeNull();
  });

  test.each([
    ["an empty term", { term: " ", visitorMark: crypto.randomUUID() }],
    ["a mark that is none", { term: "dekbed", visitorMark: "x" }],
  ])("%s counts nothing", async (_name, input) => {
    const { calls, errors } = await gateway.send(mutation, { variables: { input } });
    expect(errors).toEqual([]);
    expect(calls).toEqual([]);
  });
});
