import { expect, test } from "vitest";
import { createCache } from "./create-cache.ts";
import { entitiesInLists } from "./entities-in-lists.ts";
import { testQuery } from "./testing/render-shop.tsx";

const Card = testQuery("fragment Card on Product { id name siblings { id name } }");
const Page = testQuery(
  "query Page { category { id products: listing { edges { node { id ...Card } } } filters { slug values { id name } } } }",
  Card,
);
const product = (id: string) => ({
  __typename: "Product",
  id,
  name: `Kussen ${id}`,
  siblings: [{ __typename: "Product", id: `${id}b`, name: "" }],
});
const data = {
  category: {
    __typename: "Category",
    id: "1",
    products: { edges: [{ node: product("1") }, { node: product("2") }] },
    filters: [{ slug: "maat", values: [] }],
  },
};

test("the products of a listing are asked for one by one as the page asks for them; what stands in them is part of them", () => {
  const cache = createCache();
  cache.writeQuery({ query: Page, data });
  const entities = [...entitiesInLists(cache, Page, data)];
  expect(entities.map(({ id }) => id)).toEqual(["Product:1", "Product:2"]);
  const { result, complete } = cache.diff({
    query: entities[0]!.query,
    id: "Product:1",
    optimistic: true,
    returnPartialData: true,
  });
  expect(complete).toBe(true);
  const whole = cache.diff<typeof data>({ query: Page, optimistic: true, returnPartialData: true });
  expect(whole.result?.category?.products?.edges?.[0]?.node).toBe(result);
});
