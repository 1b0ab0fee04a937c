import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import type { StreamLine } from "./testing/order-stream.ts";
import { RpcTestShop } from "./testing/rpc-test-shop.ts";

const kills = process.env["LONG"] ? 30 : 3;
const stream = fileURLToPath(new URL("testing/order-stream.ts", import.meta.url));
const pieces = 100_000;
let shop: RpcTestShop;
let variants: number[];

beforeAll(async () => {
  shop = await RpcTestShop.open();
  variants = await Promise.all([1, 2, 3].map(() => shop.addVariant({ stock: pieces })));
});
afterAll(() => shop.close());

/** Lets another process place orders, kills it in the middle of them, and gives what it had said. */
async function killedStream(): Promise<StreamLine[]> {
  const lines: StreamLine[] = [];
  const child = spawn(process.execPath, [stream, shop.database.url, ...variants.map(String)], { stdio: ["ignore", "pipe", "inherit"] });
  const reader = createInterface({ input: child.stdout });
  const started = Promise.withResolvers<void>();
  reader.on("line", (line) => {
    lines.push(JSON.parse(line) as StreamLine);
    started.resolve();
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await started.promise;
  await sleep(randomInt(50, 800));
  child.kill("SIGKILL");
  await ended;
  return lines;
}

test(`after ${kills} kills in the middle of orders no acknowledged order is lost, and the others are found or made by asking again`, async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const lines = await killedStream();
    const answered = new Map(lines.flatMap((line) => ("done" in line ? [[line.done, line.orderId] as const] : [])));
    const tried = lines.filter((line) => "try" in line);
    expect(tried.length).toBeGreaterThan(0);
    for (const line of tried) {
      const payload = {
        basketKey: line.basketKey,
        checkoutVersion: line.version,
        acceptedTotalCents: line.totalCents,
        paymentReturnUrl: "http://shop.test/betaling/terug",
      };
      const again = await shop.call<{ orderId: string }>("placeOrder", payload, { token: line.token, key: line.try });
      expect(again.status).toBe(200);
      expect(again.body.orderId).toBe(answered.get(line.try) ?? again.body.orderId);
    }
    const orders = await shop.db
      .selectFrom("basket")
      .innerJoin("shop_order", "shop_order.basket_id", "basket.basket_id")
      .select("basket.basket_id")
      .where(
        "basket.basket_key",
        "in",
        tried.map((line) => line.basketKey),
      )
      .execute();
    expect(orders).toHaveLength(tried.length);
  }
  for (const variant of variants) {
    const { held } = await shop.db
      .selectFrom("order_item")
      .innerJoin("shop_order", "shop_order.order_id", "order_item.order_id")
      .select((query) => query.fn.sum<string>("order_item.quantity").as("held"))
      .where("order_item.variant_id", "=", variant)
      .where("shop_order.status", "not in", ["cancelled", "failed", "expired"])
      .executeTakeFirstOrThrow();
    expect((await shop.stockOf(variant)) + Number(held)).toBe(pieces);
  }
}, 300_000);
