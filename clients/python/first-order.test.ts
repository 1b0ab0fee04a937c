import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createOrderingShop, type OrderingShop } from "@warmeland/gateway/src/testing/ordering-shop.ts";
import { hashOfDocument, readManifest } from "@warmeland/schema/api/registry.ts";
import { type OpenServer, openServer } from "@warmeland/schema/process/open-server.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const script = fileURLToPath(new URL("first_order.py", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) process.stderr.write("python3 is not installed: the script of clients/python is not tried.\n");

let shop: OrderingShop;
let server: OpenServer;

beforeAll(async () => {
  if (!hasPython) return;
  shop = await createOrderingShop();
  // as a production shop runs: documents of registered clients, and no others
  const gateway = await shop.gateway({ settings: { TRUSTED_ONLY: "on" } });
  server = await openServer({ handle: gateway.handle, port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server?.close();
  await shop?.close();
});

async function run(...args: string[]): Promise<string> {
  const python = spawn("python3", [script, ...args]);
  let output = "";
  for (const stream of [python.stdout, python.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => python.once("close", resolve));
  return output;
}

describe.skipIf(!hasPython)("the script in Python", () => {
  test("orders a mattress, where only registered documents run", async () => {
    const output = await run(`http://127.0.0.1:${server.port}`);
    const number = /^order (WL-\S+); pay at http/m.exec(output)?.[1];
    expect(number, output).toBeDefined();
    const orders = shop.database.db.selectFrom("shop_order").select(["order_number", "status"]);
    expect(await orders.execute()).toEqual([{ order_number: number, status: "payment_open" }]);
  });

  test("says which documents it sends, and is registered with them", async () => {
    const documents = readManifest(await run("--documents"));
    const registered = new URL("../../schema/clients/python-first-order/1.0.json", import.meta.url);
    const prefixed = Object.entries(documents).map(([hash, text]) => [`sha256:${hash}`, text]);
    expect(Object.fromEntries(prefixed)).toEqual(readManifest(readFileSync(registered, "utf8")));
    for (const [hash, text] of prefixed) expect(hash).toBe(hashOfDocument(text ?? ""));
  });

  test("tells a shopper why not, in the shop's words", async () => {
    const output = await run(`http://127.0.0.1:${server.port}/nowhere`);
    expect(output).toMatch(/^404: /);
  });
});
