import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

const redirect = (source: string, target: string, status_code: number) => ({
  shop_id: 1001,
  source,
  target,
  status_code,
});

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  await shop.database.db
    .insertInto("redirect")
    .values([
      redirect("/oude-folder", "/matrassen?sort=price-asc", 301),
      redirect("/merk", "https://example.com/merk", 302),
    ])
    .execute();
}, 30_000);

afterAll(() => shop.close());

test.each([
  ["/oude-folder", { target: "/matrassen?sort=price-asc", statusCode: 301, external: false }],
  ["/oude-folder/", { target: "/matrassen?sort=price-asc", statusCode: 301, external: false }],
  ["/merk", { target: "https://example.com/merk", statusCode: 302, external: true }],
  ["/nooit-geweest", null],
  ["merk", null],
])("the path %s moved as the shop says", async (path, expected) => {
  const document = "query ($path: String!) { redirect(path: $path) { target statusCode external } }";
  const { data, errors } = await gateway.send<{ redirect: unknown }>(document, { variables: { path } });
  expect(errors).toEqual([]);
  expect(data.redirect).toEqual(expected);
});
