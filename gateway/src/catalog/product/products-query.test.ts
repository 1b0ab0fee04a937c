import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Known {
  readonly id: string;
  readonly productId: number;
}

let shop: TestShop;
let gateway: TestGateway;
let products: readonly Known[];

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  const { data } = await gateway.send<{ category: { listing: { nodes: Known[] } } }>(
    `{ category(path: "/matrassen") { listing(first: 4) { nodes { id productId } } } }`,
  );
  products = data.category.listing.nodes;
});

afterAll(() => shop.close());

test("several products come in the order requested with one call, and null for what is none", async () => {
  const [first, ...others] = products;
  const ids = [...others.map(({ id }) => id), "nonsense", first!.id];
  const document = `query($ids: [ID!]!) { products(by: { ids: $ids }) { id name price { startingFrom } images(first: 2) { url } siblings { id } } }`;
  const { data, calls, errors } = await gateway.send<{ products: ({ id: string } | null)[] }>(document, {
    variables: { ids },
  });
  expect(errors).toEqual([]);
  expect(data.products.map((found) => found?.id ?? null)).toEqual([...others.map(({ id }) => id), null, first!.id]);
  expect(calls.length).toBeLessThanOrEqual(1);
  const many = await gateway.send(document, { variables: { ids: Array.from({ length: 101 }, () => first!.id) } });
  expect(many.errors[0]).toMatchObject({ extensions: { code: "BAD_REQUEST" } });
});

test("several products come by their numbers, and by one way at a time", async () => {
  const [product] = products;
  const document = `query($by: ProductsBy, $numbers: [Int!]) { products(by: $by, numbers: $numbers) { id productId } }`;
  const numbers = [0, product!.productId, -1, 987_654_321, 2_147_483_647];
  const { data, errors } = await gateway.send<{ products: ({ id: string } | null)[] }>(document, {
    variables: { by: { numbers } },
  });
  expect(errors).toEqual([]);
  expect(data.products.map((found) => found?.id ?? null)).toEqual([null, product!.id, null, null, null]);
  const before = await gateway.send<{ products: unknown[] }>(document, { variables: { numbers } });
  expect(before.data.products).toEqual(data.products);
  for (const variables of [{}, { by: { ids: [product!.id] }, numbers: [product!.productId] }]) {
    const refused = await gateway.send(document, { variables });
    expect(refused.errors[0]).toMatchObject({ extensions: { code: "BAD_REQUEST" } });
  }
});
