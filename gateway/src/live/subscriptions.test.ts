import { createHash } from "node:crypto";
import pino from "pino";
import { cutListeners } from "@warmeland/upstreams/src/changes/testing/cut-listeners.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { trustDocuments } from "#gateway/endpoint/trusted-documents.ts";
import { schema } from "#gateway/schema.ts";
import { openAccountHolder, person } from "#gateway/testing/account-holder.ts";
import type { Browser } from "#gateway/testing/browser.ts";
import { collectGarbage } from "#gateway/testing/heap-growth.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper } from "#gateway/testing/shopper.ts";
import { subscribe, type Subscriber } from "#gateway/testing/subscriber.ts";
import type { TestGateway } from "#gateway/testing/test-gateway.ts";

const basketChanged =
  "subscription ($since: Int) { basketChanged(since: $since) { version count items { quantity product { name } } } }";
const orderStatusChanged =
  "subscription ($order: OrderBy!, $since: Int) { orderStatusChanged(order: $order, since: $since) { number status history { status } } }";
const add =
  "mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { ... on AddToBasketPayload { basket { version } } } }";
const connects = process.env["LONG"] ? 10_000 : 1000;

let shop: OrderingShop;
let gateway: TestGateway;
let variants: number[];
const open: Subscriber[] = [];

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway({ settings: { CLIENT_REQUESTS: "1000000", CLIENT_COST: "1000000000" } });
  const rows = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 30)
    .orderBy("variant_id")
    .limit(3)
    .execute();
  variants = rows.map((row) => row.variant_id);
});
afterEach(() => {
  for (const subscriber of open.splice(0)) subscriber.leave();
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

type Headers = Record<string, string>;

async function visit(): Promise<Headers> {
  const client = { "x-client": "live-test/1.0" };
  const { data } = await gateway.send<{ beginVisit: { token: string } }>(
    "mutation { beginVisit { ... on BeginVisitPayload { token } } }",
    { headers: client },
  );
  return { ...client, "x-visitor": data.beginVisit.token };
}

const put = (headers: Headers, variantId = variants[0], by = gateway) =>
  by
    .send<{ addToBasket: { basket: { version: number } } }>(add, { headers, variables: { input: { variantId } } })
    .then(({ data }) => data.addToBasket.basket.version);

async function listen(
  query: string,
  options: Parameters<typeof subscribe>[2],
  by: TestGateway = gateway,
): Promise<Subscriber> {
  const subscriber = await subscribe(by.handle, query, options);
  open.push(subscriber);
  return subscriber;
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");

const next = (name: string, version: number, value: object) => ({
  name: "next",
  id: String(version),
  data: { [name]: value },
  errors: [],
});

test("a basket is told at once and after every change, with its version as the event's id and one call each", async () => {
  const headers = await visit();
  const subscriber = await listen(basketChanged, { headers });
  expect(subscriber.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(subscriber.response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(await subscriber.next()).toMatchObject(next("basketChanged", 0, { version: 0, count: 0 }));
  for (const count of [1, 2]) {
    const version = await put(headers);
    const event = await subscriber.next();
    expect(event).toMatchObject(next("basketChanged", version, { version, count, items: [{ quantity: count }] }));
    expect(event?.calls).toBeLessThanOrEqual(1);
  }
  await put(await visit());
  expect(await subscriber.isSilent(300)).toBe(true);
});

test("a client that comes back hears at once of what it missed, and else nothing", async () => {
  const headers = await visit();
  const version = await put(headers);
  const knows = await listen(basketChanged, { headers, variables: { since: version } });
  expect(await knows.isSilent(300)).toBe(true);
  const missed = await listen(basketChanged, { headers: { ...headers, "last-event-id": String(version - 1) } });
  expect(await missed.next()).toMatchObject({ id: String(version) });
  const changed = await put(headers);
  expect(await knows.next()).toMatchObject({ id: String(changed) });
  expect(await missed.next()).toMatchObject({ id: String(changed) });
});

test("whoever reads slowly gets the newest state, and none in between", async () => {
  const headers = await visit();
  const subscriber = await listen(basketChanged, { headers });
  await subscriber.next();
  let version = 0;
  for (let change = 0; change < 10; change += 1) version = await put(headers);
  expect(await subscriber.next()).toMatchObject(next("basketChanged", version, { count: 10 }));
  expect(await subscriber.isSilent(300)).toBe(true);
});

test("an order is told with each status, to its customer and whoever has its token, and to nobody else", async () => {
  const shopper = openShopper(gateway);
  const placed = await shopper.placeOrder(await shopper.prepare(variants[1]!));
  const cookie = cookieOf(shopper);
  const order = { id: placed.order.id };
  const own = await listen(orderStatusChanged, { headers: { cookie }, variables: { order } });
  expect(await own.next()).toMatchObject(next("orderStatusChanged", 1, { status: "ORDERED" }));
  for (const [headers, id] of [
    [await visit(), order.id],
    [{ cookie }, Buffer.from("Order:7c6e0c43-5bd0-4f4f-8d3d-111111111111").toString("base64")],
  ] as const) {
    const other = await listen(orderStatusChanged, { headers, variables: { order: { id } } });
    expect(await other.next()).toMatchObject({ name: "next", data: { orderStatusChanged: null }, errors: [] });
    expect(await other.next()).toMatchObject({ name: "complete" });
    expect(await other.next()).toBeUndefined();
  }
  const settled = await shopper.run("settleReturn", {
    returnKey: await shop.pay(placed.payment.redirectUrl!, "paid"),
  });
  const paid = next("orderStatusChanged", 2, { number: placed.order.number, status: "PAID" });
  expect(await own.next()).toMatchObject(paid);
  const withToken = await listen(orderStatusChanged, {
    headers: await visit(),
    variables: { order: { token: settled.successToken }, since: 1 },
  });
  expect(await withToken.next()).toMatchObject(paid);
});

test("a session that ends takes the subscription to its basket along", async () => {
  const [here, there] = [openAccountHolder(gateway), openAccountHolder(gateway)];
  await here.run("signUp", person);
  await there.run("signIn", { email: person.email, password: person.password });
  const subscriber = await listen(basketChanged, { headers: { cookie: cookieOf(here) } });
  await subscriber.next();
  await there.send(add, { variables: { input: { variantId: variants[0] } } });
  expect(await subscriber.next()).toMatchObject({ data: { basketChanged: { count: 1 } } });
  await here.run("signOut");
  await there.send(add, { variables: { input: { variantId: variants[0] } } });
  expect(await subscriber.next()).toMatchObject({ errors: [{ extensions: { code: "SESSION_ENDED" } }] });
  expect(await subscriber.next()).toMatchObject({ name: "complete" });
});

test("what cannot be a subscription is refused before it begins", async () => {
  const headers = await visit();
  const { status, errors } = await gateway.send(basketChanged, { headers });
  expect({ status, errors }).toMatchObject({ status: 406, errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  const manyAliases = Array.from({ length: 40 }, (_, index) => `a${index}: count`).join(" ");
  for (const [query, by, code] of [
    [basketChanged, { "x-client": "live-test/1.0" }, "UNAUTHENTICATED"],
    ["subscription { basketChanged { nothing } }", headers, "BAD_REQUEST"],
    ["subscription { one: basketChanged { count } other: basketChanged { count } }", headers, "BAD_REQUEST"],
    [`subscription { basketChanged { ${manyAliases} } }`, headers, "LIMIT_EXCEEDED"],
  ] as const) {
    const refused = await listen(query, { headers: by });
    expect(await refused.next()).toMatchObject({ name: "next", errors: [{ extensions: { code } }] });
    expect(await refused.next()).toMatchObject({ name: "complete" });
    expect(await refused.next()).toBeUndefined();
  }
  const query = await listen("{ limits { depth } }", { headers });
  expect(await query.next()).toMatchObject({ name: "next", data: { limits: { depth: 15 } } });
});

test("where only registered documents run, a registered subscription does", async () => {
  const hash = `sha256:${createHash("sha256").update(basketChanged).digest("hex")}`;
  const documents = trustDocuments({ [hash]: basketChanged }, schema, pino({ level: "silent" }));
  const strict = await shop.gateway({ settings: { TRUSTED_ONLY: "on" }, documents });
  const headers = await visit();
  const subscriber = await listen(undefined as unknown as string, { headers, hash }, strict);
  expect(await subscriber.next()).toMatchObject({ name: "next", id: "0" });
  expect((await listen(basketChanged, { headers }, strict)).response.status).toBe(403);
  await strict.close();
});

test("a visitor has five subscriptions at once, and a place is free again when one ends", async () => {
  const headers = await visit();
  const five = await Promise.all(Array.from({ length: 5 }, () => listen(basketChanged, { headers })));
  const sixth = await listen(basketChanged, { headers });
  expect(sixth.response.status).toBe(429);
  expect(await sixth.response.json()).toMatchObject({ errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }] });
  expect((await listen(basketChanged, { headers: await visit() })).response.status).toBe(200);
  five[0]!.leave();
  expect((await listen(basketChanged, { headers })).response.status).toBe(200);
});

test("a process that stops ends its streams, without saying that they are complete, and begins no other", async () => {
  const stopped = await shop.gateway();
  const headers = await visit();
  const subscriber = await listen(basketChanged, { headers }, stopped);
  await subscriber.next();
  stopped.drain();
  expect(await subscriber.next()).toBeUndefined();
  const late = await listen(basketChanged, { headers }, stopped);
  expect(late.response.status).toBe(503);
  expect(await late.response.json()).toMatchObject({
    errors: [{ extensions: { code: "OVERLOADED", retryable: true } }],
  });
  await stopped.close();
});

test("a commerce service that tells of no changes makes a clear error", async () => {
  const { commerce } = shop.upstreams;
  const foreign = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      commerce: (request) =>
        new URL(request.url).pathname === "/v1/changes"
          ? Promise.resolve(Response.json({ code: 404, message: "Not found" }, { status: 404 }))
          : commerce!(request),
    },
  });
  const subscriber = await listen(basketChanged, { headers: await visit() }, foreign);
  expect(await subscriber.next()).toMatchObject({ errors: [{ extensions: { code: "NOT_SUPPORTED" } }] });
  await foreign.close();
});

test("what changes while the database's announcements are not heard is told afterwards", async () => {
  const headers = await visit();
  const subscriber = await listen(basketChanged, { headers });
  await subscriber.next();
  await cutListeners(shop.database.db);
  const version = await put(headers);
  expect(await subscriber.next()).toMatchObject({ id: String(version) });
});

/** Bytes of the heap once what waits for a finalizer is gone too. */
async function heapAtRest(): Promise<number> {
  for (let round = 0; round < 4; round += 1) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return process.memoryUsage().heapUsed;
}

test(`${connects} clients that come and go leave nothing behind`, async () => {
  const headers = await visit();
  const visits = async (times: number): Promise<void> => {
    for (let done = 0; done < times; done += 5) {
      const five = await Promise.all(
        Array.from({ length: 5 }, () => subscribe(gateway.handle, basketChanged, { headers })),
      );
      await Promise.all(five.map((subscriber) => subscriber.next()));
      for (const subscriber of five) subscriber.leave();
      await Promise.all(five.map((subscriber) => subscriber.next()));
    }
  };
  await visits(100);
  const before = await heapAtRest();
  await visits(connects);
  // a stream that stays takes more than 10 kB; what code and caches take to warm up is some three million
  expect((await heapAtRest()) - before).toBeLessThan(6_000_000);
}, 300_000);
