import { expect, test } from "vitest";
import { createCache } from "./create-cache.ts";
import { partsOfQuery } from "./parts-of-query.ts";
import { testQuery } from "./testing/render-shop.tsx";

const Gallery = testQuery("fragment Gallery on Product { id images(first: 2) { url } }");
const Reviews = testQuery("fragment Reviews on Product { id rating { average count } siblings { id name } }");
const Page = testQuery(
  "query Page($key: String!) { product(key: $key) { __typename id name ...Gallery ...Reviews brand { name } } shop { name } }",
  Gallery,
  Reviews,
);
const sibling = { __typename: "Product", id: "2", name: "Kussen Wit" };
const data = {
  product: {
    __typename: "Product",
    id: "1",
    name: "Kussen",
    images: [{ __typename: "Image", url: "/1.webp" }],
    rating: { __typename: "Rating", average: 4.5, count: 2 },
    siblings: [sibling],
    brand: { __typename: "Brand", name: "Warmeland" },
  },
  shop: { __typename: "Shop", name: "Warmeland" },
};

test("an answer written part by part is in the cache as one written at once", () => {
  const [atOnce, inParts] = [createCache(), createCache()];
  const variables = { key: "1" };
  atOnce.writeQuery({ query: Page, variables, data });
  const parts = partsOfQuery(Page);
  expect(parts).toHaveLength(4);
  for (const query of parts) inParts.writeQuery({ query, variables, data });
  expect(inParts.extract()).toEqual(atOnce.extract());
  expect(inParts.readQuery({ query: Page, variables })).toEqual(data);
});
