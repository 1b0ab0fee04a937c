import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type OpenServer, openServer } from "@warmeland/schema/process/open-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";

const folder = fileURLToPath(new URL("../../docs/api/", import.meta.url));
let shop: OrderingShop;
let server: OpenServer;

beforeAll(async () => {
  shop = await createOrderingShop();
  const gateway = await shop.gateway();
  server = await openServer({ handle: gateway.handle, port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

test("the example client orders a mattress without a cookie", async () => {
  const { port } = server;
  const client = spawn(process.execPath, [`${folder}guest-order.ts`, `http://127.0.0.1:${port}`]);
  let output = "";
  for (const stream of [client.stdout, client.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => client.once("close", resolve));
  const number = /^order (WL-\S+);/m.exec(output)?.[1];
  expect(number, output).toBeDefined();
  const { db } = shop.database;
  expect(await db.selectFrom("shop_order").select(["order_number", "status"]).execute()).toEqual([
    { order_number: number, status: "payment_open" },
  ]);
});
