import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { RecommendingShop } from "./testing/recommending-shop.ts";

let database: TestDatabase;
let shop: RecommendingShop;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  shop = await RecommendingShop.openOn(database.db);
});
afterAll(() => database.close());

test("related: similar masters and what goes with them alternate, each companion category before any second one", async () => {
  await shop.addCategory("/matrassen", "/toppers, /kussens/hoofdkussens");
  await shop.addCategory("/matrassen/pocketvering");
  await shop.addCategory("/matrassen/koudschuim");
  await shop.addCategory("/toppers");
  await shop.addCategory("/kussens/hoofdkussens");
  await shop.addCategory("/banken");
  const reference = { brand: ["veluwe"], hardness: ["medium"], size: ["90x200"] };
  await shop.addMaster({ key: "03-0001", path: "/matrassen/pocketvering", cents: 40_000, attributes: reference });
  await shop.addMaster({
    key: "03-0002",
    path: "/matrassen/pocketvering",
    cents: 42_000,
    attributes: { ...reference, brand: ["hoeve"] },
  });
  await shop.addMaster({ key: "03-0003", path: "/matrassen/pocketvering", cents: 160_000, sold: 50 });
  await shop.addMaster({
    key: "03-0004",
    path: "/matrassen/koudschuim",
    cents: 40_000,
    attributes: reference,
    sold: 99,
  });
  await shop.addMaster({ key: "04-0001", path: "/toppers", attributes: { size: ["90x200"] } });
  await shop.addMaster({ key: "04-0002", path: "/toppers", attributes: { size: ["180x200"] }, sold: 90 });
  await shop.addMaster({ key: "05-0001", path: "/kussens/hoofdkussens" });
  await shop.addMaster({ key: "09-0001", path: "/banken", attributes: reference, cents: 40_000 });

  const { body } = await shop.send("logic=RELATED&references=03-0001");
  expect(body.articles).toEqual([
    { articleNumber: "03-0002", reason: "similar" },
    { articleNumber: "04-0001", reason: "goes_with" },
    { articleNumber: "03-0004", reason: "similar" },
    { articleNumber: "05-0001", reason: "goes_with" },
    { articleNumber: "03-0003", reason: "similar" },
    { articleNumber: "04-0002", reason: "goes_with" },
  ]);
  expect(await shop.articles("logic=RELATED&references=03-0001&limit=2")).toEqual(["03-0002", "04-0001"]);
  expect(await shop.articles("logic=RELATED&references=03-0001,03-0002")).not.toContain("03-0002");
  expect(await shop.articles("logic=RELATED&references=99-9999")).toEqual([]);
  expect(await shop.articles("logic=RELATED")).toEqual([]);
});
