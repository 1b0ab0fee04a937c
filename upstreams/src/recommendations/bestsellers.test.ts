import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { RecommendingShop } from "./testing/recommending-shop.ts";

const day = 24 * 60 * 60 * 1000;
let database: TestDatabase;
let shop: RecommendingShop;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  shop = await RecommendingShop.openOn(database.db);
});
afterAll(() => database.close());

test("bestsellers are ranked by the catalogue's sales and the shop's own, without the excluded article", async () => {
  await shop.sellMattresses();
  expect((await shop.send("logic=BESTSELLER")).body).toEqual({
    logic: "BESTSELLER",
    articles: [
      { articleNumber: "03-0002", reason: "bestseller" },
      { articleNumber: "03-0001", reason: "bestseller" },
      { articleNumber: "03-0003", reason: "bestseller" },
    ],
  });
  await shop.addOrder(["03-0001"], { quantity: 30 });
  await shop.addOrder(["03-0001"], { quantity: 400, status: "payment_open" });
  await shop.addOrder(["03-0003"], { quantity: 500, status: "cancelled" });
  await shop.addOrder(["03-0003"], { quantity: 500, placedAt: new Date(shop.clock - 91 * day) });
  await shop.addOrder(["03-0003"], { quantity: 500, shopId: 1004 });
  shop.clock += 31_000;
  expect(await shop.articles("logic=BESTSELLER")).toEqual(["03-0001", "03-0002", "03-0003"]);
});

test("the catalogue's history of orders and its number of sales are the same sales, counted once", async () => {
  await shop.sellMattresses();
  await shop.addPastOrder(["03-0002"], { quantity: 55 });
  await shop.addPastOrder(["03-0001"], { quantity: 62 });
  await shop.addPastOrder(["03-0003"], { quantity: 900, placedAt: new Date(shop.clock - 91 * day) });
  await shop.addPastOrder(["03-0003"], { quantity: 900, shopId: 1004 });
  expect(await shop.articles("logic=BESTSELLER")).toEqual(["03-0001", "03-0002", "03-0003"]);
  await shop.addOrder(["03-0002"], { quantity: 3 });
  shop.clock += 31_000;
  expect(await shop.articles("logic=BESTSELLER")).toEqual(["03-0002", "03-0001", "03-0003"]);
});

test("a visitor of whom nothing is known gets bestsellers as personal recommendations", async () => {
  await shop.sellMattresses();
  const { body } = await shop.send("visitor=abc");
  expect([body.logic, body.articles.length]).toEqual(["PERSONAL", 3]);
});

test("bestsellers of a category are those of the categories that the references stand in", async () => {
  await shop.sellDifferentThings();
  await shop.addMaster({ key: "03-0008", path: "/a", sold: 5 });
  await shop.addMaster({ key: "04-0009", path: "/b", sold: 90 });
  expect(await shop.articles("logic=BESTSELLER&references=03-0001")).toEqual(["03-0008", "03-0009"]);
  expect(await shop.articles("logic=BESTSELLER&references=03-0001,04-0001&limit=2")).toEqual(["04-0009", "03-0008"]);
  expect((await shop.articles("logic=BESTSELLER&references=99-9999"))[0]).toBe("04-0009");
});
