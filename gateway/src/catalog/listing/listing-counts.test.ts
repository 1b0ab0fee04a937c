import { createReadStream } from "node:fs";
import { builtInCatalogueFile } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { readLines, textOf } from "@warmeland/upstreams/src/catalogue/read-lines.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

type Values = Readonly<Record<string, readonly string[]>>;

interface Line {
  readonly type: string;
  readonly referenceKey: string;
  /** Left out where it is true. */
  readonly active?: boolean;
  readonly categories: readonly string[];
  readonly attributes: Values;
  readonly variants: readonly { readonly attributes: Values }[];
}

interface Product {
  readonly id: string;
  /** What listings compare bounds with. */
  readonly cents: number;
  /** What each variant has together with its product. */
  readonly variants: readonly Values[];
}

interface Offered {
  readonly slug: string;
  readonly type: string;
  readonly values: readonly { readonly key: string; readonly value: string; readonly productCount: number }[];
}

interface Result {
  readonly category: {
    readonly listing: {
      readonly totalCount: number;
      readonly edges: readonly { readonly node: { readonly id: string; readonly price?: Price } }[];
      readonly filters: readonly Offered[];
      readonly pageInfo: { readonly hasNextPage: boolean };
    };
  };
}

interface Price {
  readonly current: { readonly withTax: { readonly cents: number } };
}

interface Choice {
  readonly slug: string;
  readonly values: readonly string[];
}

interface Selection {
  readonly filters: readonly Choice[];
  readonly minCents: number | undefined;
  readonly maxCents: number | undefined;
}

const root = "/bedtextiel";

const document = `query ($page: Int, $filters: [FilterInput!], $price: PriceRangeInput, $wholePrice: Boolean = false) {
  category(path: "${root}") {
    listing(first: 100, page: $page, filters: $filters, price: $price) {
      totalCount
      pageInfo { hasNextPage }
      edges { node { id price @include(if: $wholePrice) { current { withTax { cents } } } } }
      filters { slug type values { key value productCount } }
    }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;
let products: readonly Product[];
let offered: readonly Offered[];

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  const pages = await wholeListing({ wholePrice: true });
  offered = attributesOf(pages[0]);
  const cents = new Map(
    pages.flatMap(({ edges }) => edges.map(({ node }) => [node.id, node.price?.current.withTax.cents ?? 0] as const)),
  );
  const rows = await shop.database.db.selectFrom("product").select(["product_id", "reference_key"]).execute();
  const ids = new Map(
    rows.map((row) => [row.reference_key, Buffer.from(`Product:${row.product_id}`).toString("base64")]),
  );
  const lines: Line[] = [];
  for await (const line of readLines(createReadStream(builtInCatalogueFile)))
    lines.push(JSON.parse(textOf(line)) as Line);
  products = lines
    .filter(({ type, active, categories }) => type === "product" && active !== false && categories.some(isBelow))
    .map(({ referenceKey, attributes, variants }) => {
      const id = ids.get(referenceKey) ?? "";
      return {
        id,
        cents: cents.get(id) ?? 0,
        variants: variants.map((variant) => ({ ...attributes, ...variant.attributes })),
      };
    });
});

afterAll(() => shop.close());

function isBelow(path: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

async function wholeListing(variables: Record<string, unknown>): Promise<Result["category"]["listing"][]> {
  const pages: Result["category"]["listing"][] = [];
  do {
    const { data, errors } = await gateway.send<Result>(document, {
      variables: { ...variables, page: pages.length + 1 },
    });
    expect(errors).toEqual([]);
    pages.push(data.category.listing);
  } while (pages.at(-1)?.pageInfo.hasNextPage);
  return pages;
}

function attributesOf(listing: Result["category"]["listing"] | undefined): Offered[] {
  return listing?.filters.filter(({ type }) => type === "ATTRIBUTES") ?? [];
}

/** The variants that meet a selection by themselves: the slow and obvious way. */
function fittingVariants(product: Product, { filters, minCents = 0, maxCents = Infinity }: Selection): Values[] {
  if (product.cents < minCents || product.cents > maxCents) return [];
  return product.variants.filter((variant) =>
    filters.every(({ slug, values }) => variant[slug]?.some((value) => values.includes(value))),
  );
}

/** How many products each value of a filter would show in place of what is chosen of it. */
function countsOf(slug: string, selection: Selection): Map<string, number> {
  const others = { ...selection, filters: selection.filters.filter((filter) => filter.slug !== slug) };
  const counts = new Map<string, number>();
  for (const product of products) {
    const values = new Set(fittingVariants(product, others).flatMap((variant) => variant[slug] ?? []));
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function idsOf({ slug, values }: Choice): Choice {
  const filter = offered.find((candidate) => candidate.slug === slug);
  return {
    slug,
    values: values.flatMap((value) => filter?.values.find((candidate) => candidate.value === value)?.key ?? []),
  };
}

test("1,000 random selections find what reading the catalogue finds, and every count says what choosing the value would show", async () => {
  expect(products.length).toBeGreaterThan(60);
  const choices = fc.uniqueArray(
    fc
      .constantFrom(...offered)
      .chain(({ slug, values }) =>
        fc
          .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
          .map((chosen) => ({ slug, values: chosen.map(({ value }) => value) })),
      ),
    { maxLength: 3, selector: ({ slug }) => slug },
  );
  const bound = fc.option(fc.constantFrom(...products.map(({ cents }) => cents)), { nil: undefined, freq: 3 });
  const selections = fc
    .record({ filters: choices, one: bound, other: bound })
    .map(({ filters, one, other }): Selection => {
      const crossed = one !== undefined && other !== undefined && one > other;
      return { filters, minCents: crossed ? other : one, maxCents: crossed ? one : other };
    });

  await fc.assert(
    fc.asyncProperty(selections, async (selection) => {
      const { filters, minCents, maxCents } = selection;
      const pages = await wholeListing({ filters: filters.map(idsOf), price: { minCents, maxCents } });
      const found = pages.flatMap(({ edges }) => edges.map(({ node }) => node.id));
      const expected = products.filter((product) => fittingVariants(product, selection).length > 0).map(({ id }) => id);
      expect(found.toSorted()).toEqual(expected.toSorted());
      expect(pages[0]?.totalCount).toBe(expected.length);
      const counts = offered.map(({ slug, type, values }) => {
        const counted = countsOf(slug, selection);
        return {
          slug,
          type,
          values: values.map(({ key, value }) => ({ key, value, productCount: counted.get(value) ?? 0 })),
        };
      });
      expect(attributesOf(pages[0])).toEqual(counts);
    }),
    { numRuns: 1000, seed: 4 },
  );
}, 60_000);
