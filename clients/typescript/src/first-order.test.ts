import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createOrderingShop, type OrderingShop } from "@warmeland/gateway/src/testing/ordering-shop.ts";
import { readManifest } from "@warmeland/schema/api/registry.ts";
import { type OpenServer, openServer } from "@warmeland/schema/process/open-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(file(path), "utf8");

let shop: OrderingShop;
let server: OpenServer;

beforeAll(async () => {
  shop = await createOrderingShop();
  // as a production shop runs: documents of registered clients, and no others
  const gateway = await shop.gateway({ settings: { TRUSTED_ONLY: "on" } });
  server = await openServer({ handle: gateway.handle, port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

test("the order of the README is placed, where only registered documents run", async () => {
  const order = spawn(process.execPath, [file("../first-order.ts"), `http://127.0.0.1:${server.port}`]);
  let output = "";
  for (const stream of [order.stdout, order.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => order.once("close", resolve));
  const number = /: order (WL-\S+); pay at http/.exec(output)?.[1];
  expect(number, output).toBeDefined();
  const orders = shop.database.db.selectFrom("shop_order").select(["order_number", "status"]);
  expect(await orders.execute()).toEqual([{ order_number: number, status: "payment_open" }]);
});

test("the README shows it as it is, in 30 lines", () => {
  const [, shown = ""] = /```ts\n([^]*?)```/.exec(read("../README.md")) ?? [];
  expect(shown).toBe(read("../first-order.ts"));
  expect(shown.split("\n").length).toBeLessThanOrEqual(31);
});

test.each(["typescript-first-order", "terminal"])("the documents are those that %s is registered with", (name) => {
  const registered = readManifest(read(`../../../schema/clients/${name}/1.0.json`));
  expect(readManifest(read("generated/persisted-documents.json"))).toEqual(registered);
});
