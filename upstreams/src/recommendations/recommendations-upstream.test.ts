import { type KyselyPlugin, sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { connectDatabase } from "#upstreams/database/connection.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";
import type { Handler } from "#upstreams/handler.ts";

import { createRecommendationsUpstream } from "./recommendations-upstream.ts";
import { learnModel } from "./model/learn-model.ts";
import { TestShop } from "./testing/test-shop.ts";

interface Result {
  logic: string;
  articles: { articleNumber: string; reason: string }[];
  detail: string;
}

const day = 24 * 60 * 60 * 1000;
let database: TestDatabase;
let shop: TestShop;
let handle: Handler;
let clock: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate category, product, catalogue_version, basket, past_order, recommendation_model cascade`.execute(
    database.db,
  );
  shop = new TestShop(database.db);
  clock = Date.now();
  handle = createRecommendationsUpstream({ db: database.db, now: () => new Date(clock) }).handle;
});
afterAll(() => database.close());

async function send(query: string, shopId = "1001") {
  const headers = new Headers(shopId ? { "x-shop-id": shopId } : {});
  const response = await handle(new Request(`http://recommendations.example/v1/recommendations?${query}`, { headers }));
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    body: (await response.json()) as Result,
  };
}

async function articles(query: string, shopId?: string): Promise<string[]> {
  return (await send(query, shopId)).body.articles.map((article) => article.articleNumber);
}

async function sellMattresses(): Promise<void> {
  await shop.addCategory("/matrassen");
  await shop.addMaster({ key: "03-0001", path: "/matrassen", sold: 40 });
  await shop.addMaster({ key: "03-0002", path: "/matrassen", sold: 60 });
  await shop.addMaster({ key: "03-0003", path: "/matrassen", sold: 5 });
  await shop.addMaster({ key: "03-1481", path: "/matrassen", sold: 999 });
}

test("bestsellers are ranked by the catalogue's sales and the shop's own, without the excluded article", async () => {
  await sellMattresses();
  expect((await send("logic=BESTSELLER")).body).toEqual({
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
  await shop.addOrder(["03-0003"], { quantity: 500, placedAt: new Date(clock - 91 * day) });
  await shop.addOrder(["03-0003"], { quantity: 500, shopId: 1004 });
  clock += 31_000;
  expect(await articles("logic=BESTSELLER")).toEqual(["03-0001", "03-0002", "03-0003"]);
});

test("the catalogue's history of orders and its number of sales are the same sales, counted once", async () => {
  await sellMattresses();
  await shop.addPastOrder(["03-0002"], { quantity: 55 });
  await shop.addPastOrder(["03-0001"], { quantity: 62 });
  await shop.addPastOrder(["03-0003"], { quantity: 900, placedAt: new Date(clock - 91 * day) });
  await shop.addPastOrder(["03-0003"], { quantity: 900, shopId: 1004 });
  expect(await articles("logic=BESTSELLER")).toEqual(["03-0001", "03-0002", "03-0003"]);
  await shop.addOrder(["03-0002"], { quantity: 3 });
  clock += 31_000;
  expect(await articles("logic=BESTSELLER")).toEqual(["03-0002", "03-0001", "03-0003"]);
});

test("a visitor of whom nothing is known gets bestsellers as personal recommendations", async () => {
  await sellMattresses();
  const { body } = await send("visitor=abc");
  expect([body.logic, body.articles.length]).toEqual(["PERSONAL", 3]);
});

test("only masters that can be bought in the shop are recommended, each once, however many colours it has", async () => {
  await sellMattresses();
  await shop.addMaster({ key: "03-0001", path: "/matrassen", sold: 40 });
  await shop.addMaster({ key: "03-0004", path: "/matrassen", sold: 900, stock: 0 });
  await shop.addMaster({ key: "03-0005", path: "/matrassen", sold: 900, active: false });
  await shop.addMaster({ key: "03-0006", path: "/matrassen", sold: 900, columns: ["de"] });
  expect(await articles("logic=BESTSELLER")).toEqual(["03-0001", "03-0002", "03-0003"]);
  expect(await articles("logic=BESTSELLER", "1004")).toEqual(["03-0006"]);
});

test("stock and sales are 30 s old at most, a new catalogue counts at once", async () => {
  await sellMattresses();
  await shop.announceImport();
  expect(await articles("logic=BESTSELLER&limit=1")).toEqual(["03-0002"]);
  await shop.setStock("03-0002", 0);
  clock += 29_000;
  expect(await articles("logic=BESTSELLER&limit=1")).toEqual(["03-0002"]);
  clock += 2000;
  expect(await articles("logic=BESTSELLER&limit=1")).toEqual(["03-0001"]);
  await shop.addMaster({ key: "03-0009", path: "/matrassen", sold: 500 });
  await shop.announceImport();
  expect(await articles("logic=BESTSELLER&limit=1")).toEqual(["03-0009"]);
});

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

  const { body } = await send("logic=RELATED&references=03-0001");
  expect(body.articles).toEqual([
    { articleNumber: "03-0002", reason: "similar" },
    { articleNumber: "04-0001", reason: "goes_with" },
    { articleNumber: "03-0004", reason: "similar" },
    { articleNumber: "05-0001", reason: "goes_with" },
    { articleNumber: "03-0003", reason: "similar" },
    { articleNumber: "04-0002", reason: "goes_with" },
  ]);
  expect(await articles("logic=RELATED&references=03-0001&limit=2")).toEqual(["03-0002", "04-0001"]);
  expect(await articles("logic=RELATED&references=03-0001,03-0002")).not.toContain("03-0002");
  expect(await articles("logic=RELATED&references=99-9999")).toEqual([]);
  expect(await articles("logic=RELATED")).toEqual([]);
});

/** Half a minute later, so that what was learned counts. */
async function learn(): Promise<void> {
  clock += 31_000;
  await learnModel({ db: database.db, now: () => new Date(clock), log: pino({ level: "silent" }) });
}

/** Articles of five categories that are not related. */
async function sellDifferentThings(): Promise<void> {
  for (const [path, key] of Object.entries({ a: "03-0001", b: "04-0001", c: "05-0001", d: "06-0001", e: "03-1481" })) {
    await shop.addCategory(`/${path}`);
    await shop.addMaster({ key, path: `/${path}` });
  }
  await shop.addMaster({ key: "03-0009", path: "/a" });
}

test("also bought: what orders share, then what is related, and nothing that is sold out or excluded", async () => {
  await sellDifferentThings();
  expect((await send("logic=ALSO_BOUGHT&references=03-0001")).body.articles).toEqual([
    { articleNumber: "03-0009", reason: "similar" },
  ]);
  for (let order = 0; order < 6; order += 1) await shop.addOrder(["03-0001", "04-0001"]);
  for (let order = 0; order < 2; order += 1) await shop.addOrder(["03-0001", "05-0001", "03-1481"]);
  for (let order = 0; order < 2; order += 1) await shop.addOrder(["06-0001", "03-0001"], { status: "cancelled" });
  await shop.addOrder(["03-0001", "06-0001"]);
  await learn();
  expect((await send("logic=ALSO_BOUGHT&references=03-0001")).body.articles).toEqual([
    { articleNumber: "04-0001", reason: "bought_together" },
    { articleNumber: "05-0001", reason: "bought_together" },
    { articleNumber: "03-0009", reason: "similar" },
  ]);
  expect(await articles("logic=ALSO_BOUGHT&references=03-0001,04-0001")).toEqual(["05-0001", "03-0009"]);
  expect(await articles("logic=ALSO_BOUGHT")).toEqual([]);
  await shop.setStock("04-0001", 0);
  clock += 31_000;
  expect(await articles("logic=ALSO_BOUGHT&references=03-0001&limit=1")).toEqual(["05-0001"]);
});

test("also bought: the history of orders counts beside the shop's own, of every shop, for two years", async () => {
  await sellDifferentThings();
  await shop.addPastOrder(["03-0001", "04-0001"], { placedAt: new Date(clock - 700 * day) });
  await shop.addOrder(["03-0001", "04-0001"], { shopId: 1004 });
  for (let order = 0; order < 3; order += 1)
    await shop.addPastOrder(["03-0001", "06-0001"], { placedAt: new Date(clock - 731 * day) });
  await learn();
  expect(await articles("logic=ALSO_BOUGHT&references=03-0001")).toEqual(["04-0001", "03-0009"]);
});

/** What is recommended to who did `events`, with the reason and what it is. */
async function because(events: string): Promise<string[]> {
  return (await send(`logic=PERSONAL&events=${events}`)).body.articles.map(({ articleNumber, reason, ...more }) =>
    [articleNumber, reason, ...Object.values(more)].join(" "),
  );
}

test("personal: what is bought with what somebody did, what was done last first, and says why", async () => {
  await sellDifferentThings();
  for (let order = 0; order < 3; order += 1) {
    await shop.addOrder(["03-0001", "04-0001"]);
    await shop.addOrder(["05-0001", "06-0001"]);
  }
  await shop.addOrder(["03-0009"], { quantity: 9 });
  await learn();
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
  await sellDifferentThings();
  for (let order = 0; order < 3; order += 1) {
    await shop.addOrder(["03-0001", "04-0001"]);
    await shop.addOrder(["05-0001", "06-0001"]);
  }
  await learn();
  expect((await because("05-0001:bought:0,03-0001:viewed:0,03-0001:bought:1")).slice(0, 2)).toEqual([
    "04-0001 bought 03-0001",
    "06-0001 bought 05-0001",
  ]);
});

test("bestsellers of a category are those of the categories that the references stand in", async () => {
  await sellDifferentThings();
  await shop.addMaster({ key: "03-0008", path: "/a", sold: 5 });
  await shop.addMaster({ key: "04-0009", path: "/b", sold: 90 });
  expect(await articles("logic=BESTSELLER&references=03-0001")).toEqual(["03-0008", "03-0009"]);
  expect(await articles("logic=BESTSELLER&references=03-0001,04-0001&limit=2")).toEqual(["04-0009", "03-0008"]);
  expect((await articles("logic=BESTSELLER&references=99-9999"))[0]).toBe("04-0009");
});

test("a shop without orders or catalogue has nothing to recommend", async () => {
  expect(await articles("logic=BESTSELLER")).toEqual([]);
});

test("a hundred requests at once read the version each and share one reading of the rest", async () => {
  await sellMattresses();
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  handle = createRecommendationsUpstream({ db: database.db.withPlugin(counter) }).handle;
  const responses = await Promise.all(Array.from({ length: 100 }, () => articles("logic=BESTSELLER")));
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
  const response = await send(query, shopId);
  expect(response).toMatchObject({ status, type: "application/problem+json" });
  expect(response.body.detail).toContain(word);
});

test("events are not collected: their address does not exist", async () => {
  const response = await handle(
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
