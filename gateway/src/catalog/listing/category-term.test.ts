import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf, trusting } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Result {
  readonly category: {
    readonly listing: {
      readonly totalCount: number;
      readonly edges: readonly { readonly node: { readonly name: string } }[];
      readonly filters: readonly {
        readonly slug: string;
        readonly values: readonly { readonly key: string; readonly productCount: number }[];
      }[];
      readonly sortOptions: readonly { readonly value: string }[];
    };
  };
}

const document = `query Narrowed($term: String, $filters: [FilterInput!], $sort: ProductSort! = TOPSELLER) {
  category(path: "/matrassen") {
    listing(first: 100, term: $term, filters: $filters, sort: $sort) {
      totalCount
      edges { node { name } }
      filters { slug values { key productCount } }
      sortOptions { value }
    }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;

async function listing(variables: Record<string, unknown> = {}): Promise<Result["category"]["listing"]> {
  const { data, errors } = await gateway.send<Result>(document, { variables });
  expect(errors).toEqual([]);
  return data.category.listing;
}

const namesOf = ({ edges }: Result["category"]["listing"]) => edges.map(({ node }) => node.name);

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

test("a term leaves what it finds in the category, with filters that count it and the best match as an order", async () => {
  const all = await listing();
  const word = namesOf(all)[0]?.split(" ").at(-1) ?? "";
  const found = await listing({ term: word, sort: "RELEVANCE" });
  expect(found.totalCount).toBeLessThan(all.totalCount);
  expect(namesOf(found)[0]).toContain(word);
  expect(namesOf(found)).toEqual(expect.arrayContaining(namesOf(all).filter((name) => name.split(" ").includes(word))));
  expect(found.sortOptions[0]?.value).toBe("RELEVANCE");
  const [value] = found.filters.find(({ slug }) => slug === "size")?.values ?? [];
  const narrowed = await listing({ term: word, filters: [{ slug: "size", values: [value?.key] }] });
  expect(narrowed.totalCount).toBe(value?.productCount);
});

test("what it finds elsewhere stays out", async () => {
  expect((await listing({ term: "handdoek" })).totalCount).toBe(0);
});

test.each([null, "", "  \u0000 "])("an empty one (%j) leaves everything", async (term) => {
  expect((await listing({ term })).totalCount).toBe((await listing()).totalCount);
});

test.each(["%", "!?", "🛏️"])("one without a word in it (%j) finds nothing without a call", async (term) => {
  await listing();
  const { data, errors, calls } = await gateway.send<Result>(document, { variables: { term } });
  expect(errors).toEqual([]);
  expect(data.category.listing).toMatchObject({ totalCount: 0, edges: [], filters: [] });
  expect(calls).toEqual([]);
});

test.each([
  ["ten thousand letters", "a".repeat(10_000)],
  ["a query string", "bed&filters[category]=1&perPage=100#x"],
  ["SQL", "'; drop table product; --"],
  ["half a pair", "\uD83Dbed \uDC00"],
])("a hostile one (%s) reaches no further than the category", async (_name, term) => {
  const everything = new Set(namesOf(await listing()));
  expect(namesOf(await listing({ term })).filter((name) => !everything.has(name))).toEqual([]);
});

test("is cached for others only while it is short", async () => {
  const keeping = await shop.gateway({ documents: trusting(document) });
  const send = (term: string) => keeping.send(undefined, { hash: hashOf(document), variables: { term } });
  const again = async (term: string) => {
    await send(term);
    return (await send(term)).responseCache;
  };
  expect(await again("traagschuim")).toBe("hit");
  expect(await again("jan.jansen@voorbeeld.nl uit de lange straat")).not.toBe("hit");
});
