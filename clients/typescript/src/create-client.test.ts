import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOrderingShop, type OrderingShop } from "@warmeland/gateway/src/testing/ordering-shop.ts";
import type { TestGateway } from "@warmeland/gateway/src/testing/test-gateway.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ClientOptions, createClient } from "./create-client.ts";
import * as documents from "./generated/graphql.ts";
import { payloadOf, Refusal } from "./payload-of.ts";
import { RateWindow } from "./rate-window.ts";
import { ShopFault } from "./shop-fault.ts";
import { fileStorage } from "./storage/file-storage.ts";
import { memoryStorage } from "./storage/memory-storage.ts";

type Fetch = NonNullable<ClientOptions["fetch"]>;

const client = { name: "terminal", version: "1.0" };
const guest = { firstName: "Sanne", lastName: "de Vries", gender: "NO_CHOICE" as const, email: "sanne@example.nl" };

let shop: OrderingShop;
let gateway: TestGateway;
let variantId: number;

beforeAll(async () => {
  shop = await createOrderingShop({ rateLimits: false });
  gateway = await shop.gateway();
  const plenty = shop.database.db.selectFrom("stock").select("variant_id").where("quantity", ">", 40);
  variantId = (await plenty.orderBy("variant_id").executeTakeFirstOrThrow()).variant_id;
});
afterAll(() => shop.close());

const through =
  (some: TestGateway = gateway): Fetch =>
  async (url, init) =>
    some.handle(new Request(url, init));

const open = (options: Partial<ClientOptions> = {}) =>
  createClient({ url: "http://localhost:3000", client, fetch: through(), ...options });

const item = () => ({ variantId, quantity: 1, idempotencyKey: randomUUID() });

/** A connection on which responses to a mutation get lost, the first ones of it; it counts what was sent. */
function losing(field: string, losses: number): { fetch: Fetch; sent: () => number } {
  let sent = 0;
  const fetch: Fetch = async (url, init) => {
    const response = await through()(url, init);
    const body = await response.clone().text();
    if (!body.includes(`"${field}"`)) return response;
    sent += 1;
    if (sent <= losses) throw new TypeError("fetch failed");
    return response;
  };
  return { fetch, sent: () => sent };
}

async function countOf(shopper: ReturnType<typeof open>): Promise<number | undefined> {
  return (await shopper.send(documents.BasketDocument)).basket?.count;
}

describe("who a device is", () => {
  test("twenty first changes at the same moment are one visitor's", async () => {
    const begun = losing("beginVisit", 0);
    const shopper = open({ fetch: begun.fetch });
    const add = () => shopper.send(documents.AddToBasketDocument, { input: item() });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await countOf(shopper)).toBe(20);
    expect(begun.sent()).toBe(1);
  });

  test("a restart keeps basket and session, in a file that nobody else reads", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tokens-"));
    const path = join(folder, "shop/tokens.json");
    const before = open({ storage: fileStorage(path) });
    payloadOf((await before.send(documents.AddToBasketDocument, { input: item() })).addToBasket);
    payloadOf((await before.send(documents.SignInAsGuestDocument, { input: guest })).signInAsGuest);
    expect((await stat(path)).mode & 0o777).toBe(0o600);

    const after = open({ storage: fileStorage(path) });
    expect(await countOf(after)).toBe(1);
    expect((await after.send(documents.ViewerDocument)).viewer).toMatchObject({ email: guest.email, isGuest: true });

    await after.forget();
    expect(await countOf(open({ storage: fileStorage(path) }))).toBe(0);
    await rm(folder, { recursive: true });
  });

  test("who signs out, or was signed out elsewhere, stays the visitor", async () => {
    const storage = memoryStorage();
    const shopper = open({ storage });
    await shopper.send(documents.AddToBasketDocument, { input: item() });
    await shopper.send(documents.SignInAsGuestDocument, { input: guest });
    const tokens = await storage.read();
    expect(tokens?.session).toEqual(expect.any(String));

    await open({ storage: memoryStorage(tokens) }).send(documents.SignOutDocument);
    const choice = { input: { key: "standard" } };
    const { setShippingOption } = await shopper.send(documents.SetShippingOptionDocument, choice);
    expect(setShippingOption).toMatchObject({ __typename: "NotSignedIn", code: "SESSION_ENDED" });
    expect(await storage.read()).toEqual({ visitor: tokens?.visitor, session: undefined });
    expect(await countOf(shopper)).toBe(1);
  });
});

describe("what is sent again", () => {
  test("a change with a key, whose response was lost, happens once", async () => {
    const connection = losing("addToBasket", 2);
    const shopper = open({ fetch: connection.fetch });
    const { addToBasket } = await shopper.send(documents.AddToBasketDocument, { input: item() });
    expect(payloadOf(addToBasket).basket.count).toBe(1);
    expect(connection.sent()).toBe(3);
  });

  test("a change without one is not, unless it is said to be repeatable", async () => {
    const connection = losing("addToBasket", 1);
    const shopper = open({ fetch: connection.fetch });
    const input = { variantId, quantity: 1 };
    await expect(shopper.send(documents.AddToBasketDocument, { input })).rejects.toMatchObject({ code: "NO_RESPONSE" });
    expect(connection.sent()).toBe(1);

    const choosing = losing("setPaymentMethod", 1);
    const buyer = open({ fetch: choosing.fetch });
    const choice = { input: { key: "ideal" } };
    const { setPaymentMethod } = await buyer.send(documents.SetPaymentMethodDocument, choice, { repeatable: true });
    expect(setPaymentMethod.__typename).toBe("NotSignedIn");
    expect(choosing.sent()).toBe(2);
  });

  test("a query waits for a shop that starts", async () => {
    let starts = 1;
    const fetch: Fetch = async (url, init) =>
      starts-- > 0 ? new Response("De winkel start op.", { status: 503 }) : through()(url, init);
    expect((await open({ fetch }).send(documents.MenuDocument)).navigation.length).toBeGreaterThan(3);
  });

  test("with nothing left of its minute a client waits in place of asking", async () => {
    const limited = await shop.gateway({ settings: { CLIENT_REQUESTS: "2" } });
    const rate = new RateWindow();
    const fetch: Fetch = async (url, init) => {
      const response = await limited.handle(new Request(url, init), "203.0.113.7");
      rate.learn(response.headers.get("ratelimit"));
      return response;
    };
    const shopper = open({ fetch, timeoutMs: 2000 });
    await shopper.send(documents.BasketDocument);
    expect(rate.waitMs).toBe(0);
    await shopper.send(documents.BasketDocument);
    expect(rate.waitMs).toBeGreaterThan(0);
    expect(rate.waitMs).toBeLessThanOrEqual(60_000);
    const controller = new AbortController();
    const sent = shopper.send(documents.BasketDocument, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(new RangeError("no longer wanted")), 200);
    await expect(sent).rejects.toThrow(RangeError);
    await limited.close();
  });
});

describe("what comes back", () => {
  test("a refusal is a member of the union, or an Error for who wants one", async () => {
    const input = { ...item(), variantId: 999_999_999 };
    const { addToBasket } = await open().send(documents.AddToBasketDocument, { input });
    expect(addToBasket).toMatchObject({ __typename: "VariantNotAvailable", message: expect.any(String) });
    expect(() => payloadOf(addToBasket)).toThrow(Refusal);
    expect(() => payloadOf(addToBasket)).toThrow(expect.objectContaining({ code: "VARIANT_NOT_AVAILABLE" }));
  });

  test("a fault is an Error with its code and the id of the logs", async () => {
    const sent = open().send(documents.ListingDocument, { path: "/matrassen", first: 1000 });
    await expect(sent).rejects.toThrow(ShopFault);
    await expect(sent).rejects.toMatchObject({
      retryable: false,
      correlationId: expect.stringMatching(/^[\w.-]{8,}$/),
    });
  });

  test("documents that a shop has registered run by their hash, the others with their text", async () => {
    const bodies: string[] = [];
    const recording: Fetch = async (url, init) => {
      bodies.push(init.body);
      return through()(url, init);
    };
    await open({ fetch: recording }).send(documents.BasketDocument);
    expect(bodies).toEqual([expect.not.stringContaining("query")]);

    bodies.length = 0;
    const text = "query Mine { basket { count } }";
    const mine = { toString: () => text, __meta__: { hash: `sha256:${"0".repeat(64)}` } };
    const shopper = open({ fetch: recording });
    for (const _time of [1, 2]) expect(await shopper.send(mine)).toMatchObject({ basket: { count: 0 } });
    expect(bodies.map((body) => body.includes(text))).toEqual([false, true, true]);
  });
});
