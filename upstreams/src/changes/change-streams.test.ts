import { createHash } from "node:crypto";

import { readEvents } from "@warmeland/schema/process/read-events.ts";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { ChangeListener } from "./change-listener.ts";
import { ChangeStreams } from "./change-streams.ts";
import { cutListeners } from "./testing/cut-listeners.ts";

let database: TestDatabase;
let listener: ChangeListener;
let streams: ChangeStreams;

beforeAll(async () => {
  database = await createTestDatabase();
  listener = new ChangeListener({ url: database.url, log: pino({ level: "silent" }) });
  streams = new ChangeStreams(listener);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

const keyOf = (basketKey: string) => createHash("sha256").update(`1001 ${basketKey}`).digest("hex").slice(0, 32);

const makeBasket = (basketKey: string) =>
  sql`insert into basket (shop_id, basket_key) values (1001, ${basketKey})`.execute(database.db);

function follow(): { next: () => Promise<unknown>; leave: AbortController } {
  const leave = new AbortController();
  const response = streams.respond(
    "basket_changed",
    new Request("http://commerce/v1/changes", { signal: leave.signal }),
  );
  const events = readEvents(response.body!);
  return {
    leave,
    next: async () => {
      const { done, value } = await events.next();
      return done ? undefined : { ...JSON.parse(value.data), name: value.name };
    },
  };
}

test("a change is announced once it has committed, by a key that only its owner can make", async () => {
  const { next, leave } = follow();
  expect(await next()).toEqual({ name: "missed" });
  await database.db
    .transaction()
    .execute(async (trx) => {
      await sql`insert into basket (shop_id, basket_key) values (1001, 'rolled-back')`.execute(trx);
      throw new Error("no");
    })
    .catch(() => undefined);
  await makeBasket("first-basket");
  expect(await next()).toEqual({ name: "change", key: keyOf("first-basket"), version: 1 });
  await sql`update basket set version = version + 1 where basket_key = 'first-basket'`.execute(database.db);
  expect(await next()).toEqual({ name: "change", key: keyOf("first-basket"), version: 2 });
  leave.abort();
  expect(await next()).toBeUndefined();
});

test("of what a slow reader has not taken, the newest version of each key is stored", async () => {
  const { next } = follow();
  await next();
  const other = follow();
  await other.next();
  await makeBasket("slow-a");
  for (let change = 0; change < 20; change += 1)
    await sql`update basket set version = version + 1 where basket_key = 'slow-a'`.execute(database.db);
  await makeBasket("slow-b");
  // the other one has heard of the last change, so the slow one could have as well
  while (((await other.next()) as { key: string }).key !== keyOf("slow-b"));
  expect(await next()).toEqual({ name: "change", key: keyOf("slow-a"), version: 21 });
  expect(await next()).toEqual({ name: "change", key: keyOf("slow-b"), version: 1 });
});

test("a connection that is lost is made anew, and every reader is told that it may have missed something", async () => {
  const { next } = follow();
  expect(await next()).toEqual({ name: "missed" });
  await cutListeners(database.db);
  await makeBasket("made-meanwhile");
  const heard = (await next()) as { name: string };
  expect(heard.name).toBe("missed");
  await makeBasket("made-afterwards");
  expect(await next()).toMatchObject({ name: "change", key: keyOf("made-afterwards") });
});

test("streams end when the process stops", async () => {
  const { next } = follow();
  await next();
  streams.drain();
  expect(await next()).toBeUndefined();
});
