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

test("also bought: what orders share, then what is related, and nothing that is sold out or excluded", async () => {
  await shop.sellDifferentThings();
  expect((await shop.send("logic=ALSO_BOUGHT&references=03-0001")).body.articles).toEqual([
    { articleNumber: "03-0009", reason: "similar" },
  ]);
  for (let order = 0; order < 6; order += 1) await shop.addOrder(["03-0001", "04-0001"]);
  for (let order = 0; order < 2; order += 1) await shop.addOrder(["03-0001", "05-0001", "03-1481"]);
  for (let order = 0; order < 2; order += 1) await shop.addOrder(["06-0001", "03-0001"], { status: "cancelled" });
  await shop.addOrder(["03-0001", "06-0001"]);
  await shop.learn();
  expect((await shop.send("logic=ALSO_BOUGHT&references=03-0001")).body.articles).toEqual([
    { articleNumber: "04-0001", reason: "bought_together" },
    { articleNumber: "05-0001", reason: "bought_together" },
    { articleNumber: "03-0009", reason: "similar" },
  ]);
  expect(await shop.articles("logic=ALSO_BOUGHT&references=03-0001,04-0001")).toEqual(["05-0001", "03-0009"]);
  expect(await shop.articles("logic=ALSO_BOUGHT")).toEqual([]);
  await shop.setStock("04-0001", 0);
  shop.clock += 31_000;
  expect(await shop.articles("logic=ALSO_BOUGHT&references=03-0001&limit=1")).toEqual(["05-0001"]);
});

test("also bought: the history of orders counts beside the shop's own, of every shop, for two years", async () => {
  await shop.sellDifferentThings();
  await shop.addPastOrder(["03-0001", "04-0001"], { placedAt: new Date(shop.clock - 700 * day) });
  await shop.addOrder(["03-0001", "04-0001"], { shopId: 1004 });
  for (let order = 0; order < 3; order += 1)
    await shop.addPastOrder(["03-0001", "06-0001"], { placedAt: new Date(shop.clock - 731 * day) });
  await shop.learn();
  expect(await shop.articles("logic=ALSO_BOUGHT&references=03-0001")).toEqual(["04-0001", "03-0009"]);
});

/** What is recommended to who did `events`, with the reason and what it is. */
async function because(events: string): Promise<string[]> {
  return (await shop.send(`logic=PERSONAL&events=${events}`)).body.articles.map(({ articleNumber, reason, ...more }) =>
    [articleNumber, reason, ...Object.values(more)].join(" "),
  );
}

test("personal: what is bought with what somebody did, what was done last first, and says why", async () => {
  await shop.sellDifferentThings();
  for (let order = 0; order < 3; order += 1) {
    await shop.addOrder(["03-0001", "04-0001"]);
    await shop.addOrder(["05-0001", "06-0001"]);
  }
  await shop.addOrder(["03-0009"], { quantity: 9 });
  await shop.learn();
  expect(await because("03-0001:viewed:1,05-0001:viewed:48")).toEqual([
    "04-0001 viewed 03-0001",
    "06-0001 viewed 05-0001",
    "03-0009 bestseller",
  ]);
  const first = async (events: string) => (await because(events))[0];
  expect(await first("05-0001:viewed:1,03-0001:viewed:48")).toBe("06-0001 viewed 05-0001");
  expect(await first("99-9999:viewed:1")).toBe("03-0009 bestseller");
  expect(await first("03-0001:viewed:0,05-0001:wished:0")).toBe("06-0001 wished 05-0001");
  expect(await first("03-0001:viewed:0,05-0001:bought:0")).toBe("06-0001 bought 05-0001");
  // a wish is forgotten more slowly than a look, and both in the end
  expect(await first("03-0001:viewed:720,05-0001:bought:720")).toBe("06-0001 bought 05-0001");
  expect(await first("03-0001:viewed:1,05-0001:wished:4000")).toBe("04-0001 viewed 03-0001");
});

test("personal: what was both viewed and bought counts twice, and by what says most", async () => {
  await shop.sellDifferentThings();
  for (let order = 0; order < 3; order += 1) {
    await shop.addOrder(["03-0001", "04-0001"]);
    await shop.addOrder(["05-0001", "06-0001"]);
  }
  await shop.learn();
  expect((await because("05-0001:bought:0,03-0001:viewed:0,03-0001:bought:1")).slice(0, 2)).toEqual([
    "04-0001 bought 03-0001",
    "06-0001 bought 05-0001",
  ]);
});
