import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerClient } from "@warmeland/schema/api/register-client.ts";
import { findCommand, runConsole } from "@warmeland/upstreams/src/console/run-console.ts";
import type { Services } from "@warmeland/upstreams/src/rpc/services.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { schema } from "#gateway/schema.ts";
import { documents, hashOf, listingDocument, shopDocument } from "#gateway/testing/documents-to-trust.ts";
import { readResult } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

const app = { "x-client": "kiosk/1.0" };
const basket = "query Basket {\n  basket {\n    count\n  }\n  wishlist {\n    key\n  }\n}";

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "registered-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const register = (version: string, text: string) =>
  registerClient({ schema, name: "kiosk", version, files: [{ name: "kiosk.graphql", content: text }], folder });

/** What the console says of the use. */
const usage = async () => {
  const { command, rest } = findCommand(["api", "usage", "--json"])!;
  const services = { db: shop.database.db, now: () => new Date() } as Services;
  return JSON.parse((await runConsole(services, command, rest)).output) as unknown;
};

const limited = (settings: Record<string, string>, now?: () => Date) =>
  shop.gateway({ documents, clientsFolder: folder, settings, ...(now && { now }) });

const post = async (gateway: TestGateway, body: object, headers: Record<string, string> = {}, from?: string) => {
  const request = new Request("http://localhost/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return readResult(await gateway.handle(request, from));
};

describe("a registered client", () => {
  test("runs under TRUSTED_ONLY by one file, which a running gateway meets by itself", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const gateway = await shop.gateway({ documents, clientsFolder: folder, settings: { TRUSTED_ONLY: "on" } });
    const sendBasket = () => gateway.send(undefined, { hash: hashOf(basket), headers: app });
    expect(await gateway.send(basket, { headers: app })).toMatchObject({ status: 403 });
    expect(await sendBasket()).toMatchObject({ status: 400, errors: [{ message: "PersistedQueryNotFound" }] });

    const { file, operations } = await register("1.0", basket);
    expect(operations).toEqual([{ operation: "Basket", hash: hashOf(basket) }]);
    vi.advanceTimersByTime(2000);
    expect(await sendBasket()).toMatchObject({ status: 200, errors: [], data: { basket: { count: 0 } } });
    expect(await gateway.send(undefined, { hash: hashOf(shopDocument) })).toMatchObject({ status: 200 });
    expect(await gateway.send("{ shop { name } }", { headers: app })).toMatchObject({ status: 403 });

    // half a file of another version harms nobody
    await writeFile(join(folder, "kiosk/2.0.json"), '{"sha256:');
    vi.advanceTimersByTime(2000);
    expect(await sendBasket()).toMatchObject({ status: 200, errors: [] });

    await rm(file);
    vi.advanceTimersByTime(2000);
    expect(await sendBasket()).toMatchObject({ status: 400 });
    await gateway.close();
  });

  test.each([
    ["a hash of another text", { [hashOf("another")]: basket }],
    ["a document that does not fit the schema", { [hashOf("{ nothing }")]: "{ nothing }" }],
  ])("%s in a file is not run", async (_what, manifest) => {
    await mkdir(join(folder, "kiosk"));
    await writeFile(join(folder, "kiosk/1.0.json"), JSON.stringify(manifest));
    const gateway = await shop.gateway({ clientsFolder: folder, settings: { TRUSTED_ONLY: "on" } });
    expect(await gateway.send(undefined, { hash: Object.keys(manifest)[0]! })).toMatchObject({ status: 400 });
  });
});

test.each(["kiosk", "kiosk 1.0", "Kiosk/1.0", "/1.0", "kiosk/", "kiosk/1/0", "kiosk/../1", "x".repeat(41), ""])(
  "'%s' names no client",
  async (header) => {
    const gateway = await shop.gateway({ clientsFolder: folder });
    expect(await gateway.send("{ shop { name } }", { headers: { "x-client": header } })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: "BAD_REQUEST" }, message: expect.stringContaining("my-app/1.0") }],
    });
  },
);

describe("use of the API", () => {
  const settings = { METRICS_TOKEN: "a token of the test" };
  const metrics = async (gateway: TestGateway) => {
    const headers = { authorization: `Bearer ${settings.METRICS_TOKEN}` };
    const text = await (await gateway.handle(new Request("http://localhost/metrics", { headers }))).text();
    return text.split("\n").filter((line) => line.startsWith("shop_api_"));
  };

  test("is counted by registered client, version and deprecated field, and outlives the process", async () => {
    await shop.database.db.deleteFrom("api_usage").execute();
    await register("1.0", basket);
    const [one, other] = await Promise.all(
      [1, 2].map(() => shop.gateway({ documents, clientsFolder: folder, settings })),
    );
    await one!.send(undefined, { hash: hashOf(basket), headers: app });
    await one!.send("{ wishlist { key again: key } }", { headers: app });
    await one!.send("{ wishlist { key } }", { headers: { "x-client": "kiosk/9.9" } });
    await one!.send("{ basket { count } }", { headers: { "x-client": `stranger-${Date.now()}/1.0` } });
    await one!.send("{ basket { count } }");
    await other!.send(undefined, { hash: hashOf(basket), headers: app });
    // from the cache the second time, and counted all the same
    for (let times = 0; times < 2; times++)
      await other!.send(undefined, { hash: hashOf(listingDocument), variables: { path: "/matrassen" } });

    expect(await metrics(one!)).toEqual(
      expect.arrayContaining([
        'shop_api_client_requests_total{client="kiosk",version="1.0"} 2',
        'shop_api_client_requests_total{client="kiosk",version="other"} 1',
        'shop_api_client_requests_total{client="other",version="-"} 1',
        'shop_api_client_requests_total{client="none",version="-"} 1',
        'shop_api_deprecated_uses_total{client="kiosk",version="1.0",field="Wishlist.key"} 2',
      ]),
    );
    await Promise.all([one!.close(), other!.close()]);
    const last = new Date().toISOString().slice(0, 10);
    expect(await usage()).toEqual([
      { client: "kiosk", version: "1.0", deprecated: null, requests: 3, last },
      { client: "kiosk", version: "1.0", deprecated: "Wishlist.key", requests: 3, last },
      { client: "kiosk", version: "other", deprecated: null, requests: 1, last },
      { client: "kiosk", version: "other", deprecated: "Wishlist.key", requests: 1, last },
      { client: "none", version: "-", deprecated: null, requests: 1, last },
      { client: "other", version: "-", deprecated: null, requests: 1, last },
      { client: "web", version: "-", deprecated: null, requests: 2, last },
    ]);
  });

  test("that cannot be recorded is recorded later", async () => {
    let isDown = true;
    const rpc = (request: Request): Promise<Response> =>
      isDown ? Promise.resolve(new Response(null, { status: 404 })) : shop.upstreams.rpc!(request);
    const upstreams = { ...shop.upstreams, rpc };
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const gateway = await shop.gateway({ clientsFolder: folder, upstreams });
    await gateway.send("{ shop { name } }");
    const before = await usage();
    vi.advanceTimersByTime(60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await usage()).toEqual(before);
    isDown = false;
    await gateway.close();
    expect(await usage()).not.toEqual(before);
  });
});

describe("limits", () => {
  const peer = "203.0.113.7";
  const small = { query: "{ shop { name } }" };
  const own = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(shopDocument) } } };

  test("say what is left, and refuse with 429 until the minute is over", async () => {
    let now = new Date("2026-11-26T12:00:00Z");
    const gateway = await limited({ CLIENT_REQUESTS: "3" }, () => now);
    const send = () => post(gateway, small, app, peer);
    const policy = '"requests";q=3;w=60, "cost";q=300000;w=60';
    const first = await send();
    expect(first.headers.get("ratelimit-policy")).toBe(policy);
    expect(first.headers.get("ratelimit")).toBe('"requests";r=2;t=60, "cost";r=299998;t=60');
    await send();
    expect((await send()).headers.get("ratelimit")).toMatch(/^"requests";r=0;t=60/);

    now = new Date("2026-11-26T12:00:20Z");
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      data: undefined,
      errors: [{ extensions: { code: "RATE_LIMITED", retryable: true } }],
    });
    expect(refused.headers.get("retry-after")).toBe("40");
    expect(refused.headers.get("ratelimit")).toMatch(/^"requests";r=0;t=40/);
    expect(refused.headers.get("ratelimit-policy")).toBe(policy);
    // another address, and somebody at the same one who is no client, have their own
    expect(await post(gateway, small, app, "203.0.113.8")).toMatchObject({ status: 200 });
    now = new Date("2026-11-26T12:01:00Z");
    expect(await send()).toMatchObject({ status: 200 });
  });

  test("of cost are paid off in the minutes that follow", async () => {
    let now = new Date("2026-11-26T12:00:00Z");
    const gateway = await limited({ CLIENT_COST: "100" }, () => now);
    const large = { query: '{ category(path: "/matrassen") { listing(first: 100) { nodes { name slug } } } }' };
    const send = async (body: object) => (await post(gateway, body, app, peer)).status;
    expect(await send(large)).toBe(200);
    expect(await send(small)).toBe(429);
    now = new Date("2026-11-26T12:01:00Z");
    expect(await send(small)).toBe(429);
    now = new Date("2026-11-26T12:10:00Z");
    expect(await send(small)).toBe(200);
  });

  test("are each registered client's own, and shared by names that nobody registered", async () => {
    await register("1.0", basket);
    const gateway = await limited({ CLIENT_REQUESTS: "1" });
    const send = async (client?: string) =>
      (await post(gateway, small, client === undefined ? {} : { "x-client": client }, peer)).status;
    expect([await send("kiosk/1.0"), await send("one/1.0"), await send()]).toEqual([200, 200, 200]);
    expect([await send("kiosk/1.1"), await send("two/1.0"), await send()]).toEqual([429, 429, 429]);
  });

  test("never meet the shop's own pages: not in a browser, not while the server renders, not beyond a proxy", async () => {
    const gateway = await limited({ CLIENT_REQUESTS: "1" });
    const behind = await limited({ CLIENT_REQUESTS: "1", TRUST_PROXY: "on" });
    for (let times = 0; times < 3; times++) {
      for (const response of [
        await post(gateway, own, {}, peer),
        await post(gateway, small),
        await post(behind, small, {}, "10.0.0.2"),
        await post(behind, own, { "x-forwarded-for": peer }, "10.0.0.2"),
      ]) {
        expect(response.status).toBe(200);
        expect(response.headers.has("ratelimit")).toBe(false);
      }
    }
    const send = async () => (await post(behind, small, { "x-forwarded-for": peer }, "10.0.0.2")).status;
    expect([await send(), await send()]).toEqual([200, 429]);
  });

  test("are off for load tests", async () => {
    const gateway = await limited({ CLIENT_REQUESTS: "1", RATE_LIMITS: "off" });
    for (let times = 0; times < 3; times++)
      expect((await post(gateway, small, app, peer)).headers.has("ratelimit")).toBe(false);
  });
});
