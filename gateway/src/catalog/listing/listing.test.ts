import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface ListingResponse {
  readonly category: {
    readonly listing: {
      readonly totalCount: number;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly endCursor: string | null;
      };
      readonly edges: readonly {
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly price: { readonly current: { readonly withTax: { readonly cents: number } } };
        };
      }[];
      readonly filters: readonly {
        readonly slug: string;
        readonly count: number;
        readonly values: readonly { readonly key: string; readonly productCount: number; readonly selected: boolean }[];
      }[];
      readonly quickFilters: readonly { readonly slug: string; readonly count: number }[];
      readonly ignoredFilters: readonly {
        readonly slug: string;
        readonly values: readonly string[];
        readonly reason: string;
      }[];
      readonly priceRange: { readonly minCents: number; readonly maxCents: number };
    };
  };
}

const document = `query Listing($first: Int! = 24, $after: String, $page: Int, $sort: ProductSort! = TOPSELLER, $filters: [FilterInput!], $price: PriceRangeInput, $version: String) {
  category(path: "/matrassen") {
    listing(first: $first, after: $after, page: $page, sort: $sort, filters: $filters, price: $price, version: $version) {
      version
      totalCount
      pageInfo { hasNextPage hasPreviousPage endCursor }
      edges { cursor node { id price { current { withTax { cents } } } } }
      filters { slug count values { key productCount selected } }
      quickFilters { slug count }
      priceRange { minCents maxCents }
      ignoredFilters { slug values reason }
    }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;

async function listing(variables: Record<string, unknown> = {}): Promise<ListingResponse["category"]["listing"]> {
  const response = await gateway.send<ListingResponse>(document, { variables });
  expect(response.errors).toEqual([]);
  return response.data.category.listing;
}

async function callsOf(variables: Record<string, unknown>): Promise<string[]> {
  const { calls } = await gateway.send(document, { variables });
  return calls.map((call) => call.path.replace(/\?.*/, "")).toSorted();
}

const idsOf = (page: ListingResponse["category"]["listing"]): string[] => page.edges.map((edge) => edge.node.id);
const centsOf = (page: ListingResponse["category"]["listing"]): number[] =>
  page.edges.map((edge) => edge.node.price.current.withTax.cents);

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

describe("paging", () => {
  test("loading more by cursor shows every product once, in the order of the whole list", async () => {
    const whole = await listing({ first: 100 });
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(whole.edges).toHaveLength(whole.totalCount);
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page: ListingResponse["category"]["listing"] = await listing({ first: 7, after });
      seen.push(...idsOf(page));
      expect(page.totalCount).toBe(whole.totalCount);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(idsOf(whole));
  });

  test("loading more continues on the version of the catalogue it began with", async () => {
    const before = await listing({ first: 5 });
    const { db } = shop.database;
    const versions = () => db.selectFrom("catalogue_version").select("version").orderBy("version", "desc").execute();
    const [began] = await versions();
    const [, , , , , sixth] = idsOf(await listing({ first: 6 }));
    const productId = Number(
      Buffer.from(sixth ?? "", "base64")
        .toString()
        .split(":")[1],
    );
    const switchTo = async (isActive: boolean): Promise<void> => {
      await db.updateTable("product").set({ is_active: isActive }).where("product_id", "=", productId).execute();
      await db
        .insertInto("catalogue_version")
        .values({ checksum: `active ${isActive}` })
        .execute();
      const expected = before.totalCount - (isActive ? 0 : 1);
      await expect
        .poll(async () => (await listing({ first: 5 })).totalCount, { timeout: 10_000, interval: 200 })
        .toBe(expected);
    };
    await switchTo(false);
    try {
      const response = await gateway.send<ListingResponse>(document, {
        variables: { first: 5, after: before.pageInfo.endCursor },
      });
      expect(
        response.calls.map((call) => new URL(call.path, "http://x").searchParams.get("catalogueVersion")),
      ).toContain(began?.version);
      expect(idsOf(response.data.category.listing)[0]).toBe(sixth);
    } finally {
      await switchTo(true);
    }
  });

  test("a numbered page is that part of the list", async () => {
    const whole = await listing({ first: 100 });
    expect(idsOf(await listing({ first: 5, page: 2 }))).toEqual(idsOf(whole).slice(5, 10));
    const beyond = await listing({ first: 5, page: 5000 });
    expect(beyond).toMatchObject({
      totalCount: whole.totalCount,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
    });
  });

  test.each([
    ["first 0", { first: 0 }],
    ["first 101", { first: 101 }],
    ["page 0", { page: 0 }],
    ["a foreign cursor", { after: "bm90IG91cnM" }],
    ["cursor and page at once", { after: "MDs", page: 2 }],
    ["a version that is none", { version: "1' or '1'='1" }],
  ])("%s is a bad request", async (_name, variables) => {
    const { errors, calls } = await gateway.send(document, { variables });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_REQUEST" } }]);
    expect(calls.filter((call) => call.path.startsWith("/v1/products"))).toEqual([]);
  });
});

test("prices sort both ways", async () => {
  const ascending = centsOf(await listing({ first: 100, sort: "PRICE_ASC" }));
  expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
  expect(centsOf(await listing({ first: 100, sort: "PRICE_DESC" }))).toEqual(ascending.toReversed());
});

test.each([
  ["TOPSELLER", "scayle:v1:topseller"],
  ["SMART_TOPSELLER", "scayle:v1:revenue-max"],
  ["CUSTOM_DEFAULT", "scayle:v1:stock-coverage"],
])("%s is the order that the category names for it: %s", async (sort, sortingKey) => {
  const { calls } = await gateway.send(document, { variables: { sort } });
  const productCall = calls.find(({ path }) => path.startsWith("/v1/products"));
  expect(new URLSearchParams(productCall?.path.split("?")[1]).get("sortingKey")).toBe(sortingKey);
});

describe("filters", () => {
  test("a value leaves as many products as it said, and says it is chosen; repeated and comma-separated values are joined", async () => {
    const all = await listing();
    const size = all.filters.find((filter) => filter.slug === "size");
    const [one, other] = size?.values ?? [];
    if (!one || !other) throw new Error("The catalogue has no sizes.");
    const chosen = await listing({ filters: [{ slug: "size", values: [one.key] }] });
    expect(chosen.totalCount).toBe(one.productCount);
    expect(
      chosen.filters.find((filter) => filter.slug === "size")?.values.filter((value) => value.selected),
    ).toMatchObject([{ key: one.key }]);

    const joined = await listing({ filters: [{ slug: "size", values: [`${one.key},${other.key}`] }] });
    const repeated = await listing({
      filters: [
        { slug: "size", values: [one.key] },
        { slug: "size", values: [other.key, one.key] },
      ],
    });
    expect(idsOf(repeated)).toEqual(idsOf(joined));
    expect(joined.totalCount).toBeGreaterThanOrEqual(chosen.totalCount);
  });

  test("quick filters count what they leave", async () => {
    const all = await listing();
    for (const quick of all.quickFilters) {
      expect(quick.count).toBeGreaterThan(0);
      expect((await listing({ filters: [{ slug: quick.slug, values: ["true"] }] })).totalCount).toBe(quick.count);
    }
    expect(all.quickFilters.map((filter) => filter.slug)).toContain("sale");
  });

  test("what addresses carry besides filters falls away", async () => {
    const all = await listing();
    const junk = [
      { slug: "sale", values: ["false", "undefined"] },
      { slug: "size", values: ["undefined", "'; drop table"] },
      { slug: "utm_source", values: ["mail"] },
      { slug: "category", values: ["2"] },
      { slug: "size", values: ["999999999"] },
    ];
    const found = await listing({ filters: junk });
    expect(idsOf(found)).toEqual(idsOf(all));
    expect(found.ignoredFilters).toEqual([
      { slug: "sale", values: ["undefined"], reason: "UNKNOWN_VALUE" },
      { slug: "size", values: ["undefined", "'; drop table"], reason: "UNKNOWN_VALUE" },
      { slug: "utm_source", values: ["mail"], reason: "UNKNOWN_FILTER" },
      { slug: "category", values: ["2"], reason: "UNKNOWN_FILTER" },
      { slug: "size", values: ["999999999"], reason: "UNKNOWN_VALUE" },
    ]);
    expect(all.ignoredFilters).toEqual([]);
  });

  test("of a filter that holds only the values nobody has are reported", async () => {
    const [value] = (await listing()).filters.find(({ slug }) => slug === "size")?.values ?? [];
    const found = await listing({ filters: [{ slug: "size", values: [`${value?.key},999999999`] }] });
    expect(found.ignoredFilters).toEqual([{ slug: "size", values: ["999999999"], reason: "UNKNOWN_VALUE" }]);
    expect(found.filters.find(({ slug }) => slug === "size")?.values.filter(({ selected }) => selected)).toHaveLength(
      1,
    );
  });

  test("a search reports them too, ranges and categories as well", async () => {
    const filters = [
      { slug: "width", values: ["80-400", "wide"] },
      { slug: "colour", values: ["1"] },
      { slug: "category", values: ["999999999"] },
      { slug: "price", values: ["1"] },
    ];
    const document = `query ($filters: [FilterInput!]) { search(term: "bank") { listing(filters: $filters) { totalCount ignoredFilters { slug values reason } } } }`;
    const { data, errors } = await gateway.send<{ search: { listing: object } }>(document, { variables: { filters } });
    expect(errors).toEqual([]);
    expect(data.search.listing).toMatchObject({
      ignoredFilters: [
        { slug: "width", values: ["wide"], reason: "UNKNOWN_VALUE" },
        { slug: "colour", values: ["1"], reason: "UNKNOWN_FILTER" },
        { slug: "category", values: ["999999999"], reason: "UNKNOWN_VALUE" },
        { slug: "price", values: ["1"], reason: "UNKNOWN_FILTER" },
      ],
    });
  });

  test("bounds of the price hold, crossed bounds are swapped, wild ones clamped", async () => {
    const all = await listing({ first: 100 });
    expect(Math.min(...centsOf(all))).toBe(all.priceRange.minCents);
    const middle = Math.round((all.priceRange.minCents + all.priceRange.maxCents) / 2);
    const cheap = await listing({ first: 100, price: { maxCents: middle } });
    expect(cheap.totalCount).toBeLessThan(all.totalCount);
    expect(cheap.totalCount).toBeGreaterThan(0);
    expect(idsOf(await listing({ first: 100, price: { minCents: middle, maxCents: 0 } }))).toEqual(idsOf(cheap));
    expect(idsOf(await listing({ first: 100, price: { minCents: -5, maxCents: 2_000_000_000 } }))).toEqual(idsOf(all));
    expect(cheap.priceRange).toEqual(all.priceRange);
    const dearest = await listing({ first: 100, price: { minCents: 999_999 } });
    expect(new Set(centsOf(dearest))).toEqual(new Set([all.priceRange.maxCents]));
  });
});

test.each([1e300, 2 ** 31, 1.5, "undefined", "", Number.NaN])(
  "the bound %j is left out or a bad request, and nothing fails",
  async (bound) => {
    for (const price of [{ minCents: bound }, { maxCents: bound }, { minCents: bound, maxCents: -1 }]) {
      const { status, errors } = await gateway.send(document, { variables: { price } });
      expect(status).toBeLessThan(500);
      for (const { extensions } of errors)
        expect(extensions["code"]).toMatch(/^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/);
    }
  },
);

test("with a warm shell a listing takes one call, a filtered one two that leave together", async () => {
  await listing();
  expect(await callsOf({})).toEqual(["/v1/products"]);
  expect(await callsOf({ price: { minCents: 100 } })).toEqual(["/v1/filters", "/v1/products"]);
});

test("only what is selected is requested", async () => {
  const { calls } = await gateway.send(
    `{ category(path: "/matrassen/") { listing(first: 3) { edges { node { name } } } } }`,
  );
  expect(calls).toHaveLength(1);
  const query = new URL(calls[0]?.path ?? "", "http://x").searchParams.get("with") ?? "";
  expect(query).not.toMatch(/variants|siblings|priceRange|images|advancedAttributes/);
});

test("a category lists and counts its own kind; what belongs to it stands apart, and is listed where it is", async () => {
  const { data } = await gateway.send<
    Record<
      "mattresses" | "toppers",
      {
        productCount: number;
        standsApart: boolean;
        listing: { totalCount: number; edges: { node: { categories: { path: string }[] } }[] };
      }
    >
  >(
    `query { mattresses: category(path: "/matrassen") { ...Listed } toppers: category(path: "/matrassen/toppers") { ...Listed } }
     fragment Listed on Category { productCount standsApart listing(first: 100) { totalCount edges { node { categories { path } } } } }`,
  );
  const paths = ({ listing: { edges } }: (typeof data)["toppers"]) =>
    edges.flatMap(({ node }) => node.categories.map(({ path }) => path));
  expect(paths(data.mattresses).filter((path) => /toppers|beschermers/.test(path))).toEqual([]);
  expect(paths(data.toppers)).toContain("/matrassen/toppers");
  expect([data.mattresses.standsApart, data.toppers.standsApart]).toEqual([false, true]);
  for (const {
    productCount,
    listing: { totalCount },
  } of Object.values(data))
    expect(productCount).toBe(totalCount);
});
