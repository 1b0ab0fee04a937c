import { afterAll, beforeAll, expect, test } from "vitest";

import { importBuiltInCatalogue } from "#upstreams/catalogue/built-in-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";
import type { Handler } from "#upstreams/handler.ts";

import { createRecommendationsUpstream } from "./recommendations-upstream.ts";

let database: TestDatabase;
let handle: Handler;

beforeAll(async () => {
  database = await createTestDatabase();
  await importBuiltInCatalogue({ db: database.db });
  handle = createRecommendationsUpstream({ db: database.db }).handle;
});
afterAll(() => database.close());

async function send(query: string): Promise<{ articleNumber: string; reason: string }[]> {
  const request = new Request(`http://recommendations.example/v1/recommendations?${query}`, {
    headers: { "x-shop-id": "1001" },
  });
  const response = (await (await handle(request)).json()) as { articles: { articleNumber: string; reason: string }[] };
  return response.articles;
}

async function categoriesOf(keys: readonly string[]): Promise<string[][]> {
  const rows = await database.db
    .selectFrom("product")
    .innerJoin("product_category", "product_category.product_id", "product.product_id")
    .innerJoin("category", "category.category_id", "product_category.category_id")
    .select(["master_key", "path"])
    .where("master_key", "in", keys)
    .execute();
  return keys.map((key) => rows.filter((row) => row.master_key === key).map((row) => row.path));
}

test("the home page's slider is full", async () => {
  const articles = await send("logic=BESTSELLER&limit=12");
  expect(new Set(articles.map((article) => article.articleNumber)).size).toBe(12);
});

test("a mattress is shown with other mattresses, a topper, a protector, a pillow and a duvet", async () => {
  const articles = await send("logic=RELATED&references=03-2417&limit=8");
  const shown = (reason: string) =>
    categoriesOf(articles.filter((article) => article.reason === reason).map((article) => article.articleNumber));
  expect((await shown("similar")).map((paths) => paths.includes("/matrassen/pocketvering"))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const companions = (await shown("goes_with")).map((paths) => paths.join(" "));
  expect(companions).toEqual([
    expect.stringContaining("/matrassen/toppers"),
    expect.stringContaining("/matrassen/matrasbeschermers"),
    expect.stringContaining("/kussens/hoofdkussens"),
    expect.stringContaining("/dekbedden"),
  ]);
});

test("a basket of a mattress and a sofa hears of both", async () => {
  const keys = (await send("logic=RELATED&references=03-2417,08-1101&limit=8")).filter(
    (article) => article.reason === "goes_with",
  );
  const paths = (await categoriesOf(keys.map((article) => article.articleNumber))).flat();
  expect(paths).toEqual(expect.arrayContaining(["/matrassen/toppers", "/meubels/woonkamer/salontafels"]));
});
