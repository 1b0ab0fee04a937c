import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { person, openAccountHolder } from "#gateway/testing/account-holder.ts";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import { hashOf, trusting } from "#gateway/testing/documents-to-trust.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { home, openShopper } from "#gateway/testing/shopper.ts";

const personalDocument = `query Personal($viewed: [ViewedProductInput!], $own: [PersonalSource!]) { recommendations(logic: PERSONAL, viewed: $viewed, own: $own, first: 12) { reason because { masterKey } product { masterKey soldOut } } }`;
let shop: OrderingShop;
let gateway: GraphqlClient;
const asked: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
  shop = await createOrderingShop();
  const { recommendations } = shop.upstreams;
  gateway = await shop.gateway({
    documents: trusting(personalDocument),
    log: pino({ level: "trace" }, { write: (line) => logged.push(line) }),
    upstreams: {
      ...shop.upstreams,
      recommendations: (request) => {
        const { pathname, search } = new URL(request.url);
        if (pathname === "/v1/recommendations") asked.push(search);
        return recommendations!(request);
      },
    },
  });
});
afterAll(() => shop.close());

interface Suggestion {
  reason: string;
  because: { masterKey: string } | null;
  product: { masterKey: string; soldOut: boolean };
}

async function idOf(masterKey: string): Promise<string> {
  const { data } = await gateway.send<{ product: { id: string } }>(
    `query ($key: String!) { product(by: { masterKey: $key }) { id } }`,
    { variables: { key: masterKey } },
  );
  return data.product.id;
}

async function personal(
  viewed: readonly string[],
  { own = [], by = gateway, hoursAgo = 0 }: { own?: readonly string[]; by?: GraphqlClient; hoursAgo?: number } = {},
): Promise<Suggestion[]> {
  const at = new Date(Date.now() - hoursAgo * 3_600_000 - 60_000).toISOString();
  const { data, errors } = await by.send<{ recommendations: Suggestion[] }>(personalDocument, {
    variables: { viewed: viewed.map((id) => ({ id, at })), own },
  });
  expect(errors).toEqual([]);
  return data.recommendations;
}

test("suggestions follow what the visitor looked at and say which of it, and leave that out", async () => {
  const viewed = [await idOf("03-2417"), await idOf("08-1101")];
  const suggestions = await personal([...viewed, "unknown"]);
  expect(suggestions).toHaveLength(12);
  expect(new Set(suggestions.map(({ reason }) => reason))).toEqual(new Set(["viewed"]));
  expect(new Set(suggestions.map(({ because }) => because?.masterKey))).toEqual(new Set(["03-2417", "08-1101"]));
  expect(suggestions.map(({ product }) => product.masterKey)).not.toContain("03-2417");
  expect(suggestions.filter(({ product }) => product.soldOut)).toEqual([]);
});

test("of who tells nothing the recommender hears nothing: bestsellers", async () => {
  asked.length = 0;
  const suggestions = await personal([]);
  expect(new Set(suggestions.map(({ reason }) => reason))).toEqual(new Set(["bestseller"]));
  expect(suggestions.filter(({ because }) => because !== null)).toEqual([]);
  expect(asked).toEqual(["?logic=PERSONAL&limit=12"]);
});

test("what was looked at is told anew each time and stands in no row and no line of the log", async () => {
  const viewed = [await idOf("03-2418")];
  const rowsBefore = await rowCounts();
  expect(rowsBefore["product"]).not.toBe("0");
  asked.length = 0;
  await personal(viewed, { hoursAgo: 30 });
  await personal(viewed, { hoursAgo: 30 });
  expect(asked).toEqual(
    Array.from({ length: 2 }, () => "?logic=PERSONAL&limit=12&references=03-2418&events=03-2418%3Aviewed%3A30"),
  );
  expect(await rowCounts()).toEqual(rowsBefore);
  expect(logged.length).toBeGreaterThan(2);
  expect(logged.filter((line) => line.includes("03-2418") || line.includes(viewed[0]!))).toEqual([]);
});

const send = (viewed: readonly string[]) =>
  gateway.send(undefined, {
    hash: hashOf(personalDocument),
    variables: { viewed: viewed.map((id) => ({ id, at: new Date().toISOString() })) },
  });

test("what is personal is cached for nobody, though the document is one that everybody may send", async () => {
  const viewed = [await idOf("08-1101")];
  for (let times = 0; times < 2; times += 1) {
    const response = await send(viewed);
    expect([response.responseCache, response.headers.get("cache-control")]).toEqual([undefined, "private, no-store"]);
  }
  const { trace } = await send(viewed);
  expect(trace.flatMap(({ upstream, path }) => (upstream === "recommendations" ? [path] : []))).toEqual([
    "/v1/recommendations?logic=PERSONAL",
  ]);
  await send([]);
  expect((await send([])).responseCache).toBe("hit");
});

test("what a customer wished for and bought counts where they allow it, and is what the recommender hears then only", async () => {
  const { holder, wished, bought } = await customer();
  asked.length = 0;
  await personal([], { by: holder });
  expect(asked.filter((search) => search !== "?logic=PERSONAL&limit=12")).toEqual([]);

  asked.length = 0;
  const both = await personal([], { by: holder, own: ["WISHLIST", "ORDERS"] });
  expect(asked.map((search) => new URLSearchParams(search).get("events")?.split(",").sort())).toEqual([
    [`${wished}:wished:0`, `${bought}:bought:0`].sort(),
  ]);
  const reasons = new Map(both.map(({ reason, because }) => [reason, because?.masterKey]));
  expect(reasons.get("wished")).toBe(wished);
  expect(reasons.get("bought")).toBe(bought);
  expect(both.map(({ product }) => product.masterKey)).not.toContain(bought);

  const onlyWishes = await personal([], { by: holder, own: ["WISHLIST"] });
  expect(new Set(onlyWishes.map(({ reason }) => reason))).not.toContain("bought");
  asked.length = 0;
  await personal([], { own: ["WISHLIST", "ORDERS"] });
  expect(asked.filter((search) => search !== "?logic=PERSONAL&limit=12")).toEqual([]);
});

/** Somebody with an account, a product on the wishlist and another one bought. */
async function customer(): Promise<{ holder: Browser; wished: string; bought: string }> {
  const holder = openAccountHolder(gateway);
  await holder.run("signUp", { ...person, email: "koper@example.nl" });
  const shopper = openShopper(holder);
  const [wished, bought] = ["04-1102", "03-2417"] as const;
  await shopper.run("addToBasket", { variantId: await variantOf(bought), quantity: 1 });
  const { checkout: addressed } = await shopper.run("setAddresses", { shipping: home });
  await shopper.run("setShippingOption", { key: addressed.shippingOptions[0]!.key });
  const { checkout } = await shopper.run("setPaymentMethod", { key: "ideal" });
  const placed = await shopper.placeOrder(checkout);
  await shopper.run("settleReturn", { returnKey: await shop.pay(placed.payment.redirectUrl!, "paid") });
  await holder.send("mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }", {
    variables: { input: { variantId: await variantOf(wished) } },
  });
  return { holder, wished, bought };
}

async function variantOf(masterKey: string): Promise<number> {
  const row = await shop.database.db
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("stock", "stock.variant_id", "variant.variant_id")
    .select("variant.variant_id")
    .where("master_key", "=", masterKey)
    .where("quantity", ">", 5)
    .executeTakeFirstOrThrow();
  return row.variant_id;
}

const alsoBought = (first: number, more = "") =>
  `{ recommendations(logic: ALSO_BOUGHT, references: ["03-2417"], first: ${first}${more}) { reason product { masterKey } } }`;

test("nothing in the visitor's basket is recommended, and the recommender is not told of it", async () => {
  const browser = openBrowser(gateway);
  const keys = async (text: string) =>
    (await browser.send<{ recommendations: Suggestion[] }>(text)).data.recommendations.map(
      ({ product }) => product.masterKey,
    );
  const all = await keys(alsoBought(30));
  expect(all).toHaveLength(30);
  await browser.send("mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { __typename } }", {
    variables: { input: { variantId: await variantOf(all[0]!), quantity: 1 } },
  });
  asked.length = 0;
  const response = await browser.send<{ recommendations: Suggestion[] }>(alsoBought(29, ", withoutBasket: true"));
  expect(response.data.recommendations.map(({ product }) => product.masterKey)).toEqual(all.slice(1));
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(asked).toEqual(["?logic=ALSO_BOUGHT&limit=100&references=03-2417"]);
  expect((await keys(alsoBought(30)))[0]).toBe(all[0]);
});

async function rowCounts(): Promise<Record<string, unknown>> {
  const { db } = shop.database;
  const counts: Record<string, unknown> = {};
  for (const { name, schema } of await db.introspection.getTables()) {
    if (schema !== "public") continue;
    const row = await db
      .selectFrom(name as "product")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirst();
    counts[name] = row?.count;
  }
  return counts;
}
