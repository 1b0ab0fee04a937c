import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface SizedProduct {
  readonly variants: {
    readonly edges: readonly { readonly node: { readonly variantId: number; readonly title: string } }[];
  };
}

interface Result {
  readonly search: {
    readonly listing: { readonly edges: readonly { readonly variantId: number | null; readonly node: SizedProduct }[] };
  };
  readonly searchSuggestions: {
    readonly variantIds: readonly (number | null)[];
    readonly products: readonly SizedProduct[];
  };
}

const document = `query Sized($term: String!) {
  search(term: $term) { listing(first: 4) { edges { variantId node { variants { edges { node { variantId title } } } } } } }
  searchSuggestions(term: $term) { variantIds products { variants { edges { node { variantId title } } } } }
}`;

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
}, 30_000);

afterAll(() => shop.close());

const titleOf = ({ variants }: SizedProduct, variantId: number | null | undefined) =>
  variants.edges.find(({ node }) => node.variantId === variantId)?.node.title.replaceAll(/\s/g, "");

test("a size that was searched for names the variant a result and a suggestion open with", async () => {
  const { data } = await gateway.send<Result>(document, { variables: { term: "matras 140x200" } });
  const { search, searchSuggestions } = data;
  expect(search.listing.edges.length).toBeGreaterThan(0);
  for (const { variantId, node } of search.listing.edges) expect(titleOf(node, variantId)).toContain("140×200cm");
  expect(searchSuggestions.products.length).toBeGreaterThan(0);
  for (const [place, product] of searchSuggestions.products.entries())
    expect(titleOf(product, searchSuggestions.variantIds[place])).toContain("140×200cm");
});

test("without a size no variant is named", async () => {
  const { data } = await gateway.send<Result>(document, { variables: { term: "matras" } });
  expect(data.search.listing.edges.map(({ variantId }) => variantId)).toEqual([null, null, null, null]);
  expect(new Set(data.searchSuggestions.variantIds)).toEqual(new Set([null]));
});
