import { readFile } from "node:fs/promises";
import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";
import { accountDocuments } from "./testing/account-documents.ts";
import { person } from "./testing/account-holder.ts";
import { documents as checkoutDocuments } from "./testing/checkout-documents.ts";
import type { GraphqlClient } from "./testing/graphql-client.ts";
import { guest, home } from "./testing/shopper.ts";
import { schema } from "./schema.ts";
import { type TrustedDocument, trustDocuments } from "./endpoint/trusted-documents.ts";

let shop: TestShop;
let gateway: GraphqlClient;
let browser: Browser;
let documents: ReadonlyMap<string, TrustedDocument>;
let manifest: Record<string, string>;

const log = pino({ level: "silent" });

beforeAll(async () => {
  // written by `npm run codegen` from the web app's documents
  manifest = JSON.parse(await readFile(new URL("../../schema/documents.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >;
  documents = trustDocuments(manifest, schema, log);
  shop = await createTestShop();
  gateway = await shop.gateway({ documents, responseCache: false });
  browser = openBrowser(gateway);
  // for its first response the recommender reads the assortment, on a busy machine longer than a page waits
  await vi.waitFor(
    async () => expect((await send("ProductPage", { slug: "topper-dauw-03-3101" })).errors).toEqual([]),
    {
      timeout: 30_000,
    },
  );
});

afterAll(() => shop.close());

function send(name: string, variables: Record<string, unknown> = {}, by: Browser = browser) {
  const [hash] = [...documents].find(([, document]) => document.name === name) ?? [];
  if (hash === undefined) throw new Error(`The web app has no document ${name}.`);
  return by.send(undefined, { hash, variables });
}

const shell = ["/v1/shop-configuration", "/v1/categories", "/v2/navigations/main"];

test("every document of the web app fits the schema", () => {
  expect(documents.size).toBe(Object.keys(manifest).length);
  expect(documents.size).toBeGreaterThan(10);
});

// docs/rules.md#call-budgets: counted with shop, navigation and attributes warm
test.each([
  ["CategoryPage", { path: "/matrassen", page: 1, sort: "TOPSELLER" }, 4],
  [
    "CategoryPage",
    {
      path: "/bedtextiel",
      page: 1,
      sort: "PRICE_ASC",
      filters: [{ slug: "sale", values: ["true"] }],
      price: { maxCents: 10_000 },
    },
    4,
  ],
  ["CategoryPreview", { path: "/banken", filters: [{ slug: "sale", values: ["true"] }] }, 4],
  ["SearchPage", { term: "dekbed grijs", page: 1, sort: "RELEVANCE" }, 4],
  ["SearchPage", { term: "dekbed wol", page: 1, sort: "RELEVANCE", filters: [{ slug: "sale", values: ["true"] }] }, 4],
  ["SearchSuggestions", { term: "dekb" }, 1],
  ["SearchTotal", { term: "dekb" }, 1],
  ["ProductPage", { slug: "matras-duinrust-03-2417" }, 6],
  ["HomePage", {}, 8],
  ["BasketPage", {}, 3],
])("%s takes at most its budget of upstream calls", async (name, variables, budget) => {
  await send("Shell");
  const cold = await send(name, variables);
  const warm = await send(name, variables);
  expect([cold.errors, warm.errors]).toEqual([[], []]);
  expect(warm.calls.length).toBeLessThanOrEqual(budget);
  expect(warm.calls.filter((call) => shell.includes(call.path.replace(/\?.*/, "")))).toEqual([]);
  expect(cold.calls.length).toBeLessThanOrEqual(budget + shell.length);
});

test("what belongs to the visitor takes at most three calls, with something in the basket", async () => {
  const input = { variantId: await variantInStock(), quantity: 1 };
  const added = await send("AddToBasket", { input });
  const { item } = (added.data as { addToBasket: { item: { id: string } } }).addToBasket;
  const itemKey = Buffer.from(item.id, "base64").toString().split(":")[1];
  const changes = [
    added,
    await send("UpdateBasketItem", { input: { itemKey, quantity: 2, version: 1 } }),
    await send("UpdateBasketItem", { input: { itemKey, quantity: 3, version: 1 } }),
    await send("RemoveFromBasket", { input: { itemKey } }),
    await send("AddItemsToBasket", { input: { items: [input] } }),
    await send("ClearBasket", { input: { version: 4 } }),
    await send("AddToBasket", { input }),
  ];
  for (const { errors, calls } of changes) {
    expect(errors).toEqual([]);
    expect(calls.filter(({ upstream }) => upstream === "commerce")).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(3);
  }
  for (const name of ["BasketPage", "Visitor"]) {
    const { calls, errors } = await send(name);
    expect(errors).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(3);
  }
});

test.each([
  ["a customer", accountDocuments.signUp, person],
  ["a guest", checkoutDocuments.signInAsGuest, { ...guest, email: "gast@example.nl" }],
])(
  "what belongs to %s who is signed in takes at most three calls, what is still missing for an order among it",
  async (_who, document, input) => {
    const shopper = openBrowser(gateway);
    await shopper.send(document, { variables: { input } });
    const empty = await send("Visitor", {}, shopper);
    expect(empty.errors).toEqual([]);
    expect(empty.calls.length).toBeLessThanOrEqual(3);

    const item = { variantId: await variantInStock() };
    const added = await send("AddToBasket", { input: { ...item, quantity: 1 } }, shopper);
    expect(added.calls.length).toBeLessThanOrEqual(3);
    await send("AddToWishlist", { input: item }, shopper);
    await shopper.send(checkoutDocuments.setAddresses, { variables: { input: { shipping: home } } });
    const { data, errors, calls } = await send("Visitor", {}, shopper);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      basket: { count: 1, readiness: { missing: ["SHIPPING_OPTION", "PAYMENT_METHOD"] } },
      wishlist: { count: 1 },
    });
    expect(calls.map(({ path }) => path)).toEqual(["/rpc/getUser", expect.any(String), expect.any(String)]);
  },
);

test("a session that is over costs no call for a checkout", async () => {
  const shopper = openBrowser(gateway);
  await shopper.send(checkoutDocuments.signInAsGuest, {
    variables: { input: { ...guest, email: "voorbij@example.nl" } },
  });
  await send("AddToBasket", { input: { variantId: await variantInStock(), quantity: 1 } }, shopper);
  await shop.database.db
    .updateTable("session")
    .set({ expires_at: new Date(0) })
    .where("customer_id", "=", (query) =>
      query.selectFrom("customer").select("customer_id").where("email", "=", "voorbij@example.nl"),
    )
    .execute();
  const { data, errors, calls } = await send("Visitor", {}, shopper);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: null,
    basket: { count: 1, readiness: { missing: ["CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"] } },
  });
  expect(calls.length).toBeLessThanOrEqual(3);
});

async function variantInStock(): Promise<number> {
  const { db } = shop.database;
  const row = await db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 5)
    .orderBy("variant_id")
    .executeTakeFirstOrThrow();
  return row.variant_id;
}
