import { spawnSync } from "node:child_process";
import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { findCommand, runConsole } from "#upstreams/console/run-console.ts";
import { cancelOrder } from "#upstreams/rpc/orders/cancel-order.ts";
import { PaidOrders } from "#upstreams/rpc/testing/paid-orders.ts";
import { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

import { WebhookOutbox } from "./webhook-outbox.ts";

interface Received {
  id: string;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; data: { id: string; number: string; status: string; version: number } };
}

const guide = readFileSync(new URL("../../../docs/api/webhooks.md", import.meta.url), "utf8");
const log = pino({ level: "silent" });
let shop: RpcTestShop;
let orders: PaidOrders;
let outbox: WebhookOutbox;
let server: Server;
let url: string;
let received: Received[];
/** What the receiver answers; 204 unless a test says otherwise. */
let answer: (message: Received) => number;
/** Moves the clock of deliveries. */
let later = 0;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  // receivers compare the time with theirs
  shop.wait(Date.now() - shop.now.getTime());
  orders = new PaidOrders(shop);
  outbox = new WebhookOutbox({
    db: shop.db,
    log,
    now: () => new Date(Date.now() + later),
    allowsPrivate: true,
    openMailQueue: () => shop.upstream.services.outbox.start(),
    firstDelaySeconds: 1,
    lookEverySeconds: 0.5,
  });
  outbox.start();
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const message = {
        id: String(request.headers["webhook-id"]),
        path: request.url,
        headers: request.headers,
        body,
        event: JSON.parse(body),
      };
      received.push(message);
      const status = answer(message);
      response.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await outbox.close();
  server.close();
  await shop.close();
});
beforeEach(() => {
  received = [];
  answer = () => 204;
  later = 0;
});
afterEach(async () => {
  await shop.db
    .updateTable("webhook_endpoint")
    .set({ removed_at: new Date() })
    .where("removed_at", "is", null)
    .execute();
});

async function shell(line: string): Promise<string> {
  const { command, rest } = findCommand(line.split(" "))!;
  const { exitCode, output } = await runConsole(shop.upstream.services, command, rest);
  if (exitCode !== 0) throw new Error(output);
  return output;
}

async function register(path = ""): Promise<{ webhook: string; secret: string }> {
  const { facts } = JSON.parse(await shell(`webhooks add ${url}${path} --client warehouse --json`));
  return facts;
}

const typesOf = (number: string, from = received) =>
  from.filter(({ event }) => event.data.number === number).map(({ event }) => event.type);

const waiting = { timeout: 15_000, interval: 50 };

function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(signed).digest();
  return String(headers["webhook-signature"])
    .split(" ")
    .some((each) => timingSafeEqual(Buffer.from(each.replace("v1,", ""), "base64"), expected));
}

test("every status of an order is told once and in order, signed, and says nothing of a person", async () => {
  const { secret } = await register();
  const placed = await orders.place();
  await orders.ship(placed, 1);
  const other = await orders.place("klarna");
  await cancelOrder(shop.upstream.services, other.orderId);
  await expect.poll(() => received.length, waiting).toBe(6);
  expect(typesOf(placed.orderNumber)).toEqual(["order.placed", "order.paid", "order.shipped"]);
  expect(typesOf(other.orderNumber)).toEqual(["order.placed", "order.confirmed", "order.cancelled"]);
  expect(received.every((message) => isSigned(message, secret))).toBe(true);
  expect(new Set(received.map(({ id }) => id)).size).toBe(6);
  const first = received.find(({ event }) => event.data.number === placed.orderNumber);
  expect(first?.event).toMatchObject({
    data: {
      id: Buffer.from(`Order:${placed.orderId}`).toString("base64"),
      shop: "nl-NL",
      status: "ORDERED",
      version: 1,
      total: { currency: "EUR" },
    },
  });
  for (const { body } of received) expect(body).not.toMatch(/voorbeeld|Sanne|Zwolle/);
});

test("what is rolled back is never told", async () => {
  await register();
  const placed = await orders.place();
  await expect.poll(() => typesOf(placed.orderNumber), waiting).toHaveLength(2);
  await shop.db
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto("order_event")
        .values({ order_id: placed.orderId, status: "delivered", happened_at: new Date() })
        .execute();
      throw new Error("no");
    })
    .catch(() => undefined);
  await orders.ship(placed, 1);
  await expect
    .poll(() => typesOf(placed.orderNumber), waiting)
    .toEqual(["order.placed", "order.paid", "order.shipped"]);
});

test("what is not taken is repeated with the same id and body, and what came later waits for it", async () => {
  await register();
  const refusals = [503, 302];
  answer = ({ event }) => (event.type === "order.placed" ? (refusals.shift() ?? 200) : 200);
  const placed = await orders.place();
  await expect
    .poll(() => typesOf(placed.orderNumber), { ...waiting, timeout: 40_000 })
    .toEqual(["order.placed", "order.placed", "order.placed", "order.paid"]);
  const tries = received.slice(0, 3);
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
  // a redirect is not followed
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(["/"]));
  await expect
    .poll(async () => JSON.parse(await shell(`webhooks deliveries --order ${placed.orderNumber} --json`)), waiting)
    .toMatchObject([
      { type: "order.paid", attempts: 1, ended: "delivered" },
      { type: "order.placed", attempts: 3, result: "status 200", ended: "delivered" },
    ]);
}, 60_000);

test("after three days it is given up, what came later goes on, and a replay tells it with its id", async () => {
  const { webhook } = await register();
  answer = ({ event }) => (event.type === "order.placed" ? 500 : 200);
  const placed = await orders.place();
  await expect.poll(() => typesOf(placed.orderNumber), waiting).toContain("order.placed");
  later = 3 * 24 * 3_600_000 + 60_000;
  await expect.poll(() => typesOf(placed.orderNumber).at(-1), { ...waiting, timeout: 30_000 }).toBe("order.paid");
  const [failed] = JSON.parse(await shell(`webhooks deliveries --webhook ${webhook} --failed --json`));
  expect(failed).toMatchObject({
    order: placed.orderNumber,
    type: "order.placed",
    result: "status 500",
    ended: "given up",
  });
  received = [];
  answer = () => 200;
  expect(await shell(`webhooks replay --event ${failed.event}`)).toBe("Events that are told once more: 1.");
  await expect.poll(() => received.map(({ id }) => id), waiting).toEqual([failed.event]);
  received = [];
  expect(await shell(`webhooks replay --since 2026-11-01 --webhook ${webhook}`)).toBe(
    "Events that are told once more: 2.",
  );
  await expect.poll(() => typesOf(placed.orderNumber), waiting).toEqual(["order.placed", "order.paid"]);
}, 60_000);

test("two secrets are valid for a while after a change, and each endpoint is told by its own", async () => {
  const [one, other] = [await register("/one"), await register("/other")];
  const { facts } = JSON.parse(await shell(`webhooks rotate ${one.webhook} --json`));
  const placed = await orders.place();
  await expect.poll(() => typesOf(placed.orderNumber), waiting).toHaveLength(4);
  const ofOne = received.filter((message) => isSigned(message, one.secret));
  expect(ofOne).toHaveLength(2);
  expect(ofOne.every((message) => isSigned(message, facts.secret))).toBe(true);
  expect(received.filter((message) => isSigned(message, other.secret))).toHaveLength(2);
  // one event has one id, whoever is told
  expect(new Set(received.map(({ id }) => id)).size).toBe(2);
  await shell(`webhooks rotate ${one.webhook} --hours 0`);
  received = [];
  await shell(`webhooks replay --since 2026-11-01 --webhook ${one.webhook}`);
  await expect.poll(() => received.length, waiting).toBe(2);
  expect(received.some((message) => isSigned(message, facts.secret))).toBe(false);
});

test("a removed endpoint is told nothing more", async () => {
  const { webhook } = await register();
  await shell(`webhooks remove ${webhook}`);
  await register("/stays");
  const placed = await orders.place();
  await expect.poll(() => typesOf(placed.orderNumber), waiting).toEqual(["order.placed", "order.paid"]);
  expect(await shell("webhooks list")).not.toContain(webhook);
  await expect(shell(`webhooks remove ${webhook}`)).rejects.toThrow("There is no webhook");
});

test("the guide's examples tell a true message from a forged one", async () => {
  const { secret } = await register();
  await orders.place();
  await expect.poll(() => received.length, waiting).toBe(2);
  const [message] = received as [Received];
  const [, code = ""] = /```js\n([\s\S]+?)```/.exec(guide) ?? [];
  const { verify } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    verify: (headers: IncomingHttpHeaders, body: string, secret: string) => boolean;
  };
  const forged = message.body.replace("order.placed", "order.paid");
  const old = { ...message.headers, "webhook-timestamp": "1700000000" };
  expect(verify(message.headers, message.body, secret)).toBe(true);
  expect(verify(message.headers, forged, secret)).toBe(false);
  expect(verify(old, message.body, secret)).toBe(false);

  const [, python = ""] = /```python\n([\s\S]+?)```/.exec(guide) ?? [];
  const run = (headers: IncomingHttpHeaders, body: string) => {
    const input = JSON.stringify({ headers, body, secret });
    const script = `${python}\nimport json, sys\ngiven = json.load(sys.stdin)\nprint(verify(given["headers"], given["body"].encode(), given["secret"]))`;
    return spawnSync("python3", ["-c", script], { input, encoding: "utf8" });
  };
  const first = run(message.headers, message.body);
  // not every machine has Python
  if (first.error) return;
  expect(first.stderr).toBe("");
  expect(first.stdout.trim()).toBe("True");
  expect(run(message.headers, forged).stdout.trim()).toBe("False");
  expect(run(old, message.body).stdout.trim()).toBe("False");
});
