import { readFile } from "node:fs/promises";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";
import { schema } from "./schema.ts";
import { type TrustedDocument, trustDocuments } from "./trusted-documents.ts";

let shop: TestShop;
let browser: Browser;
let documents: ReadonlyMap<string, TrustedDocument>;
let manifest: Record<string, string>;

const log = pino({ level: "silent" });

beforeAll(async () => {
  // written by `npm run codegen` from what the web app asks
  manifest = JSON.parse(await readFile(new URL("../../schema/documents.json", import.meta.url), "utf8")) as Record<string, string>;
  documents = trustDocuments(manifest, schema, log);
  shop = await createTestShop();
  browser = openBrowser(await shop.gateway({ documents, responseCache: false }));
});

afterAll(() => shop.close());

function ask(name: string, variables: Record<string, unknown> = {}) {
  const [hash] = [...documents].find(([, document]) => document.name === name) ?? [];
  if (hash === undefined) throw new Error(`The web app has no document ${name}.`);
  return browser.ask(undefined, { hash, variables });
}

const shell = ["/v1/shop-configuration", "/v1/categories", "/v2/navigations/main"];

test("every document of the web app fits the schema", () => {
  expect(documents.size).toBe(Object.keys(manifest).length);
  expect(documents.size).toBeGreaterThan(10);
});

// decisions.md 36: counted with shop, navigation and attributes warm
test.each([
  ["CategoryPage", { path: "/matrassen", page: 1, sort: "TOPSELLER" }, 4],
  [
    "CategoryPage",
    { path: "/bedtextiel", page: 1, sort: "PRICE_ASC", filters: [{ slug: "sale", values: ["true"] }], price: { maxCents: 10_000 } },
    4,
  ],
  ["CategoryOutlook", { path: "/banken", filters: [{ slug: "sale", values: ["true"] }] }, 4],
  ["SearchPage", { term: "dekbed grijs", page: 1, sort: "RELEVANCE" }, 4],
  ["SearchPage", { term: "dekbed wol", page: 1, sort: "RELEVANCE", filters: [{ slug: "sale", values: ["true"] }] }, 4],
  ["SearchSuggestions", { term: "dekb" }, 2],
  ["ProductPage", { slug: "matras-duinrust-03-2417" }, 6],
  ["HomePage", {}, 8],
  ["BasketPage", {}, 3],
])("%s takes at most its budget of upstream calls", async (name, variables, budget) => {
  await ask("Shell");
  const cold = await ask(name, variables);
  const warm = await ask(name, variables);
  expect([cold.errors, warm.errors]).toEqual([[], []]);
  expect(warm.calls.length).toBeLessThanOrEqual(budget);
  expect(warm.calls.filter((call) => shell.includes(call.path.replace(/\?.*/, "")))).toEqual([]);
  expect(cold.calls.length).toBeLessThanOrEqual(budget + shell.length);
});

test("what belongs to the visitor takes at most three calls, with something in the basket", async () => {
  const { db } = shop.database;
  const variant = await db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 5)
    .orderBy("variant_id")
    .executeTakeFirstOrThrow();
  const input = { variantId: variant.variant_id, quantity: 1 };
  const added = await ask("AddToBasket", { input });
  const { item } = (added.data as { addToBasket: { item: { id: string } } }).addToBasket;
  const itemKey = Buffer.from(item.id, "base64").toString().split(":")[1];
  const changes = [
    added,
    await ask("UpdateBasketItem", { input: { itemKey, quantity: 2, version: 1 } }),
    await ask("UpdateBasketItem", { input: { itemKey, quantity: 3, version: 1 } }),
    await ask("RemoveFromBasket", { input: { itemKey } }),
    await ask("AddItemsToBasket", { input: { items: [input] } }),
    await ask("ClearBasket", { input: { version: 4 } }),
    await ask("AddToBasket", { input }),
  ];
  for (const { errors, calls } of changes) {
    expect(errors).toEqual([]);
    expect(calls.filter(({ upstream }) => upstream === "commerce")).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(3);
  }
  for (const name of ["BasketPage", "Visitor"]) {
    const { calls, errors } = await ask(name);
    expect(errors).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(3);
  }
});
