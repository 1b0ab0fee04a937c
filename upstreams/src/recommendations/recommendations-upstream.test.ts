import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { connectDatabase } from "#upstreams/database/connection.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { createRecommendationsUpstream } from "./recommendations-upstream.ts";
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

test("only masters that can be bought in the shop are recommended, each once, however many colours it has", async () => {
  await shop.sellMattresses();
  await shop.addMaster({ key: "03-0001", path: "/matrassen", sold: 40 });
  await shop.addMaster({ key: "03-0004", path: "/matrassen", sold: 900, stock: 0 });
  await shop.addMaster({ key: "03-0005", path: "/matrassen", sold: 900, active: false });
  await shop.addMaster({ key: "03-0006", path: "/matrassen", sold: 900, columns: ["de"] });
  expect(await shop.articles("logic=BESTSELLER")).toEqual(["03-0001", "03-0002", "03-0003"]);
  expect(await shop.articles("logic=BESTSELLER", "1004")).toEqual(["03-0006"]);
});

test("stock and sales are 30 s old at most, a new catalogue counts at once", async () => {
  await shop.sellMattresses();
  await shop.announceImport();
  expect(await shop.articles("logic=BESTSELLER&limit=1")).toEqual(["03-0002"]);
  await shop.setStock("03-0002", 0);
  shop.clock += 29_000;
  expect(await shop.articles("logic=BESTSELLER&limit=1")).toEqual(["03-0002"]);
  shop.clock += 2000;
  expect(await shop.articles("logic=BESTSELLER&limit=1")).toEqual(["03-0001"]);
  await shop.addMaster({ key: "03-0009", path: "/matrassen", sold: 500 });
  await shop.announceImport();
  expect(await shop.articles("logic=BESTSELLER&limit=1")).toEqual(["03-0009"]);
});

test("a shop without orders or catalogue has nothing to recommend", async () => {
  expect(await shop.articles("logic=BESTSELLER")).toEqual([]);
});

test("a hundred requests at once read the version each and share one reading of the rest", async () => {
  await shop.sellMattresses();
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  shop.handle = createRecommendationsUpstream({ db: database.db.withPlugin(counter) }).handle;
  const responses = await Promise.all(Array.from({ length: 100 }, () => shop.articles("logic=BESTSELLER")));
  expect(queries).toBe(100 + 7);
  expect(new Set(responses.map((response) => response.join()))).toEqual(new Set(["03-0002,03-0001,03-0003"]));
});

test.each([
  ["logic=SURPRISE", "1001", 400, "logic"],
  ["limit=0", "1001", 400, "limit"],
  ["limit=101", "1001", 400, "limit"],
  ["limit=1.5", "1001", 400, "limit"],
  ["limit=veel", "1001", 400, "limit"],
  ["references=03-0001,'; drop table product", "1001", 400, "03-1481"],
  ["events=03-0001:stolen:1", "1001", 400, "viewed:5"],
  ["events=03-0001:viewed:-1", "1001", 400, "viewed:5"],
  ["", "", 400, "x-shop-id"],
  ["", "nl-NL", 400, "x-shop-id"],
  ["", "4711", 404, "4711"],
])("'%s' for shop '%s' is refused with %i", async (query, shopId, status, word) => {
  const response = await shop.send(query, shopId);
  expect(response).toMatchObject({ status, type: "application/problem+json" });
  expect(response.body.detail).toContain(word);
});

test("events are not collected: their address does not exist", async () => {
  const response = await shop.handle(
    new Request("http://recommendations.example/v1/events", { method: "POST", body: "[]" }),
  );
  expect(response.status).toBe(404);
});

test("a database that does not respond is a 503, and the next request tries again", async () => {
  const unreachable = connectDatabase("postgres://nobody@127.0.0.1:1/none");
  const { handle: failing } = createRecommendationsUpstream({ db: unreachable });
  const request = () =>
    failing(new Request("http://r.example/v1/recommendations", { headers: { "x-shop-id": "1001" } }));
  expect((await request()).status).toBe(503);
  expect((await request()).status).toBe(503);
  await unreachable.destroy();
});
