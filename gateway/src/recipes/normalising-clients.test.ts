import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importBuiltInPromotions } from "@warmeland/upstreams/src/commerce/promotions/file/built-in-promotions.ts";
import { buildSchema, parse, print, validate } from "graphql";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { withoutChangingValues } from "./changing-values.ts";
import { readRecipes } from "./read-recipes.ts";
import { beginVisit } from "./testing/recipe-visit.ts";
import { selectFrom } from "./testing/select-from.ts";
import { storeOfApollo } from "./testing/store-of-apollo.ts";
import { storeOfRelay } from "./testing/store-of-relay.ts";
import { type GraphcacheFiles, storeOfUrql } from "./testing/store-of-urql.ts";
import { withKeys } from "./testing/with-keys.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../../../schema/${name}`, import.meta.url));
const published = (name: string) => readFileSync(fileOf(name), "utf8");
const schema = buildSchema(published("schema.graphql"));
const possibleTypes = JSON.parse(published("possible-types.json")) as Record<string, string[]>;
const graphcache: GraphcacheFiles = {
  keys: JSON.parse(published("graphcache-keys.json")) as GraphcacheFiles["keys"],
  schema: JSON.parse(published("graphcache-schema.json")) as GraphcacheFiles["schema"],
};

const recipes = readRecipes();
const named = recipes.map((recipe) => [recipe.name, recipe] as const);
/** What each recipe returned in one visit, with the type and the id of everything. */
const responses = new Map<string, { readonly variables: Record<string, unknown>; readonly data: unknown }>();
const complaints: unknown[][] = [];
let shop: OrderingShop;

beforeAll(async () => {
  shop = await createOrderingShop({ rateLimits: false });
  await importBuiltInPromotions(shop.database.db);
  const gateway = await shop.gateway();
  // for its first response the recommender reads the assortment, on a busy machine longer than a page waits
  await vi.waitFor(
    async () =>
      expect((await gateway.send("{ recommendations(logic: BESTSELLER, first: 1) { reason } }")).errors).toEqual([]),
    { timeout: 30_000 },
  );
  const visit = beginVisit({ gateway, recipes, pay: (address) => shop.pay(address, "paid") });
  for (const recipe of recipes) {
    const document = print(withKeys(schema, parse(recipe.document)));
    const { variables, response } = await visit.run({ ...recipe, document });
    responses.set(recipe.name, { variables, data: response.data });
  }
});
afterAll(() => shop.close());

beforeEach(() => {
  for (const method of ["warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void complaints.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  complaints.length = 0;
});

/** What it returns depends on nothing that was done before. */
const alone = named.filter(([, { needs, response }]) => needs.length === 0 && !("errors" in (response as object)));

test.each(alone)("%s returns with types and ids what is stored without them", (_name, recipe) => {
  const selected = selectFrom(schema, parse(recipe.document), responses.get(recipe.name)!);
  const { data } = recipe.response as { data: unknown };
  expect(withoutChangingValues(selected)).toEqual(withoutChangingValues(data));
});

describe.each([
  ["Relay", storeOfRelay(recipes, fileOf("schema.graphql"))],
  ["urql with graphcache", storeOfUrql(schema, graphcache)],
  ["Apollo Client", storeOfApollo(possibleTypes, ({ document }) => parse(document))],
  [
    "Apollo Client that asks for ids",
    storeOfApollo(possibleTypes, ({ document }) => withKeys(schema, parse(document))),
  ],
])("%s", (_client, store) => {
  test.each(named)("reads %s from its store as it was written, without a complaint", async (_name, recipe) => {
    const response = responses.get(recipe.name)!;
    const sent = store.sends(recipe);
    expect(validate(schema, sent)).toEqual([]);
    const read = await store.keep(recipe, response.variables, selectFrom(schema, sent, response));
    expect(read).toEqual(selectFrom(schema, store.reads(recipe), response));
    expect(complaints).toEqual([]);
  });
});
