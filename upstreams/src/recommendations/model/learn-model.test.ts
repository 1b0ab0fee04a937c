import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { importBuiltInCatalogue } from "#upstreams/catalogue/built-in-catalogue.ts";
import { connectDatabase } from "#upstreams/database/connection.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { TestShop } from "../testing/test-shop.ts";
import { learnModel } from "./learn-model.ts";

const day = 24 * 60 * 60 * 1000;
let database: TestDatabase;
let shop: TestShop;
let clock: number;
const work = () => ({ db: database.db, now: () => new Date(clock), log: pino({ level: "silent" }) });

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate category, product, catalogue_version, basket, past_order, recommendation_model cascade`.execute(
    database.db,
  );
  shop = new TestShop(database.db);
  clock = Date.now();
});
afterAll(() => database.close());

function models() {
  return database.db
    .selectFrom("recommendation_model")
    .select(["version", "status", "catalogue_version", "is_chosen_by_hand"])
    .orderBy("version")
    .execute();
}

async function statuses(): Promise<string[]> {
  return (await models()).map(({ status }) => status);
}

/** Thirty articles in pairs; those of a pair are in an order together, or anything is with anything. */
async function sell({
  orders,
  inPairs,
  daysAgo,
}: {
  orders: number;
  inPairs: boolean;
  daysAgo: number;
}): Promise<void> {
  for (let order = 0; order < orders; order += 1) {
    const one = (order * 7) % 30;
    const other = inPairs ? one ^ 1 : (one + 1 + ((order * 11) % 29)) % 30;
    await shop.addPastOrder([keyOf(one), keyOf(other)], {
      placedAt: new Date(clock - daysAgo * day + order * 60_000),
    });
  }
}

function keyOf(number: number): string {
  return `03-${String(1000 + number)}`;
}

async function openShop(): Promise<void> {
  await shop.addCategory("/matrassen");
  for (let number = 0; number < 30; number += 1) await shop.addMaster({ key: keyOf(number), path: "/matrassen" });
}

test("what guesses well becomes current, and what guesses worse is kept back", async () => {
  await openShop();
  await sell({ orders: 400, inPairs: true, daysAgo: 20 });
  const first = await learnModel(work());
  expect(first).toMatchObject({
    status: "current",
    figures: { orders: 400, cases: 160, hitRate: 1, ndcg: 1, coverage: 1 },
  });
  expect(first!.figures.bestsellers).toBeLessThan(0.6);

  await sell({ orders: 600, inPairs: false, daysAgo: 5 });
  const second = await learnModel(work());
  expect(second!.status).toBe("kept_back");
  expect(second!.figures.hitRate).toBeLessThan(0.9);
  expect(await statuses()).toEqual(["current", "kept_back"]);
});

test("a model of another catalogue is nothing to be measured by", async () => {
  await openShop();
  await sell({ orders: 400, inPairs: true, daysAgo: 20 });
  await learnModel(work());
  await sql`truncate product, past_order cascade`.execute(database.db);
  const fewer = Array.from({ length: 30 }, (_, number) => `07-${1000 + number}`);
  for (const key of fewer) await shop.addMaster({ key, path: "/matrassen" });
  for (let order = 0; order < 600; order += 1) {
    // two thirds of the orders hold a pair, the others anything with anything
    const one = order % 30;
    const other = Math.floor(order / 30) % 3 > 0 ? one ^ 1 : (one + 1 + ((order * 11) % 29)) % 30;
    await shop.addPastOrder([fewer[one]!, fewer[other]!], { placedAt: new Date(clock - day + order * 1000) });
  }
  const second = await learnModel(work());
  expect(second!.figures.hitRate).toBeGreaterThan(second!.figures.bestsellers);
  expect(second!.figures.hitRate).toBeLessThan(0.9);
  expect(await statuses()).toEqual(["former", "current"]);
});

test("it is learned once a day and after an import, and without orders not at all", async () => {
  await openShop();
  await learnModel(work(), { onlyWhenDue: true });
  expect(await statuses()).toEqual([]);
  await shop.addPastOrder([keyOf(0), keyOf(1)], { placedAt: new Date(clock - day) });
  await learnModel(work(), { onlyWhenDue: true });
  clock += 23 * 60 * 60 * 1000;
  await learnModel(work(), { onlyWhenDue: true });
  expect(await statuses()).toEqual(["current"]);
  clock += 60 * 60 * 1000;
  await learnModel(work(), { onlyWhenDue: true });
  expect(await statuses()).toEqual(["former", "current"]);
  await shop.announceImport();
  await learnModel(work(), { onlyWhenDue: true });
  await learnModel(work(), { onlyWhenDue: true });
  expect(await statuses()).toEqual(["former", "former", "current"]);
});

test("a choice by hand stays until it is released, and the newest ten versions are there beside the current one", async () => {
  await openShop();
  await shop.addPastOrder([keyOf(0), keyOf(1)], { placedAt: new Date(clock - day) });
  await learnModel(work());
  await database.db.updateTable("recommendation_model").set({ is_chosen_by_hand: true }).execute();
  for (let times = 0; times < 12; times += 1) await learnModel(work());
  expect(await statuses()).toEqual(["current", ...Array.from({ length: 10 }, () => "kept_back")]);
  expect((await learnModel(work(), { release: true }))!.status).toBe("current");
  const kept = await models();
  expect(kept.map(({ status }) => status)).toEqual([...Array.from({ length: 9 }, () => "kept_back"), "current"]);
  expect(kept.at(-1)!.is_chosen_by_hand).toBe(false);
});

test("of several processes one learns", async () => {
  await openShop();
  await shop.addPastOrder([keyOf(0), keyOf(1)], { placedAt: new Date(clock - day) });
  const others = [1, 2, 3].map(() => connectDatabase(database.url));
  try {
    await Promise.all(others.map((db) => learnModel({ ...work(), db }, { onlyWhenDue: true })));
    await Promise.all(others.map((db) => learnModel({ ...work(), db }, { onlyWhenDue: true })));
  } finally {
    await Promise.all(others.map((db) => db.destroy()));
  }
  expect(await statuses()).toEqual(["current"]);
});

test("from the built-in catalogue's orders it learns twice as much as bestsellers know, and of most of the assortment", async () => {
  await importBuiltInCatalogue({ db: database.db });
  clock = Date.parse("2026-11-21T08:00:00Z");
  const { status, figures } = (await learnModel(work()))!;
  expect(status).toBe("current");
  expect(figures.orders).toBe(20_000);
  expect(figures.hitRate / figures.bestsellers).toBeGreaterThan(2);
  expect(figures.coverage).toBeGreaterThan(0.6);
}, 60_000);
