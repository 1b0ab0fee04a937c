import { randomUUID } from "node:crypto";

import { connectDatabase } from "#upstreams/database/connection.ts";

import { RpcTestShop } from "./rpc-test-shop.ts";

/** A line of the stream: an order that is about to be placed, one that was placed, one whose payment was, or a mail that left. */
export type StreamLine =
  | { try: string; token: string; basketKey: string; version: number; totalCents: number }
  | { done: string; orderId: string | null }
  | { settled: string; status: string }
  | { mail: string };

const clients = 8;

/** A process that places orders without end and says so line by line, to be killed: `node order-stream.ts {databaseUrl} {variantId}…`. */
async function main([url, ...variants]: string[]): Promise<void> {
  const db = connectDatabase(url ?? "", { max: clients });
  const mail = { send: ({ key }: { key: string }) => Promise.resolve(say({ mail: key })) };
  const shop = await RpcTestShop.on({ db, url: url ?? "", close: () => db.destroy() }, { mail });
  await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      orderForever(shop, Number(variants[client % variants.length]), Number(variants[(client + 1) % variants.length])),
    ),
  );
}

async function orderForever(shop: RpcTestShop, first: number, second: number): Promise<never> {
  for (;;) {
    const buyer = await shop.prepare([
      [first, 1],
      [second, 2],
    ]);
    const key = randomUUID();
    const { version, totalCents } = buyer.checkout;
    say({ try: key, token: buyer.token, basketKey: buyer.basketKey, version, totalCents });
    const { status, body } = await shop.placeOrder(buyer, key);
    say({ done: key, orderId: status === 200 ? body.orderId : null });
    if (status !== 200 || Math.random() < 0.25) continue;
    const settled = await shop.settle(
      await shop.choose(body.payment.redirectUrl, Math.random() < 0.75 ? "paid" : "canceled"),
    );
    if (settled.status === 200) say({ settled: body.orderId, status: settled.body.status });
  }
}

function say(line: StreamLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

await main(process.argv.slice(2));
