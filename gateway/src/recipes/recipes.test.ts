import { writeFileSync } from "node:fs";
import { importBuiltInPromotions } from "@warmeland/upstreams/src/commerce/promotions/file/built-in-promotions.ts";
import { getOperationAST, parse, validate } from "graphql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exampleTabs } from "#gateway/endpoint/graphiql-tabs.ts";
import { costOf } from "#gateway/endpoint/operation-limits.ts";
import { schema } from "#gateway/schema.ts";
import { openBrowser } from "#gateway/testing/browser.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import type { TestGateway } from "#gateway/testing/test-gateway.ts";
import { withoutChangingValues } from "./changing-values.ts";
import { type Recipe, readRecipes, recipesFolder } from "./read-recipes.ts";
import { referencesIn } from "./value-references.ts";
import { beginVisit, type RecipeOutcome, type RecipeVisit } from "./testing/recipe-visit.ts";

// `npm run recipes:record` writes the responses and figures in place of comparing them
const isRecording = process.env["RECORD"] === "1";
const recipes = readRecipes();
const named = recipes.map((recipe) => [recipe.name, recipe] as const);

let shop: OrderingShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createOrderingShop({ rateLimits: false });
  await importBuiltInPromotions(shop.database.db);
  gateway = await shop.gateway();
  // for its first response the recommender reads the assortment, on a busy machine longer than a page waits
  await vi.waitFor(
    async () =>
      expect((await gateway.send("{ recommendations(logic: BESTSELLER, first: 1) { reason } }")).errors).toEqual([]),
    { timeout: 30_000 },
  );
});
afterAll(() => shop.close());

// read again, since each recipe that is recorded gives its values to those that follow
const visit = (known = readRecipes()): RecipeVisit =>
  beginVisit({ gateway, recipes: known, pay: (address) => shop.pay(address, "paid") });

/** What has to be run before a recipe, in that order. */
function before(recipe: Recipe, seen = new Set<Recipe>()): Recipe[] {
  for (const need of recipes.filter(({ name }) => recipe.needs.includes(name))) {
    before(need, seen);
    seen.add(need);
  }
  return [...seen];
}

const isTold = (recipe: Recipe): boolean => recipe.response !== undefined && "errors" in (recipe.response as object);

function costWith(recipe: Recipe, variables: Record<string, unknown>): number {
  const document = parse(recipe.document);
  return costOf(schema, document, getOperationAST(document)!, variables).requested;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function record(recipe: Recipe, { response, cpuMs }: RecipeOutcome, exact: { cost: number; calls: number }): void {
  const write = (file: string, value: object) =>
    writeFileSync(new URL(`${recipe.name}/${file}`, recipesFolder), `${JSON.stringify(value, null, 2)}\n`);
  if (!isSame(withoutChangingValues(response), withoutChangingValues(recipe.response)))
    write("response.json", response);
  const { cpuMs: _cpuMs, ...known } = recipe.figures ?? { cpuMs: 0 };
  // the time is another on every run: alone it is no reason to write
  if (!isSame(exact, known)) write("figures.json", { ...exact, cpuMs: Math.max(1, Math.round(cpuMs)) });
}

test("there are recipes, each with a name, prose and a document that fits the schema", () => {
  expect(recipes.length).toBeGreaterThanOrEqual(18);
  expect(new Set(recipes.map(({ operation }) => operation)).size).toBe(recipes.length);
  for (const recipe of recipes) {
    expect(recipe.title, recipe.name).toMatch(/^[A-Z]/);
    expect(recipe.summary.length, recipe.name).toBeGreaterThan(30);
    expect(validate(schema, parse(recipe.document)), recipe.name).toEqual([]);
  }
});

test("values come from recipes that exist and stand before", () => {
  for (const { name, needs, variables } of recipes)
    for (const earlier of [...needs, ...referencesIn(variables).map(({ recipe }) => recipe)])
      expect([name, recipes.some((other) => other.name === earlier && earlier < name)]).toEqual([name, true]);
});

test.each(named)(
  "%s returns what is stored, for a new visitor who has run what it needs, and runs again",
  async (_name, recipe) => {
    const somebody = visit();
    for (const need of before(recipe)) await somebody.run(need);
    // nothing is cached: the calls are the most it can cost
    const outcome = await somebody.run(recipe, await shop.gateway({ responseCache: false }));
    const exact = { cost: costWith(recipe, outcome.variables), calls: outcome.result.calls.length };
    if (isRecording) record(recipe, outcome, exact);
    else {
      expect(withoutChangingValues(outcome.response)).toEqual(withoutChangingValues(recipe.response));
      expect(exact).toEqual({ cost: recipe.figures?.cost, calls: recipe.figures?.calls });
    }
    const again = await somebody.run(recipe);
    if (!outcome.response.errors) expect(again.result.errors).toEqual([]);
    expect(again.result.status).toBe(200);
  },
);

test("a visit that runs all of them finds in each what the ones before left", async () => {
  const somebody = visit(recipes.map((recipe) => ({ ...recipe, response: undefined })));
  for (const recipe of recipes) {
    const { result } = await somebody.run(recipe);
    if (!isTold(recipe)) expect(result.errors, recipe.name).toEqual([]);
    if (recipe.operation === "Refusals") continue;
    for (const [field, value] of Object.entries(result.data as Record<string, { __typename?: string } | null>))
      if (value?.__typename) expect([field, value.__typename]).toEqual([field, expect.stringMatching(/Payload$/)]);
  }
});

test.each([
  ["as they stand", exampleTabs(recipes)],
  ["from the last to the first", exampleTabs(recipes).toReversed()],
])("the tabs of the explorer run for a new visitor, %s", async (_order, tabs) => {
  const browser = openBrowser(gateway);
  for (const tab of tabs) {
    const recipe = recipes.find(({ document }) => tab.query.endsWith(document))!;
    const variables = JSON.parse(tab.variables ?? "{}") as Record<string, unknown>;
    const { errors, status } = await browser.send(tab.query, { variables });
    expect([recipe.name, status, isTold(recipe) ? [] : errors]).toEqual([recipe.name, 200, []]);
  }
});

const tabOf = (name: string) => exampleTabs(recipes).find(({ query }) => new RegExp(`\\b${name}\\b.*[({]`).test(query));

test("a tab says what it needs before it, and what to take from there", () => {
  expect(tabOf("query Browse")?.query).not.toContain("Run first");
  expect(tabOf("mutation SettleReturn")?.query).toMatch(/# Run first: PlaceOrder\.\n# Replace `input\.returnKey` by/);
  expect(tabOf("query OrderStatus")?.query).toContain(
    "Replace `by.id` by `data.placeOrder.order.id` of the tab PlaceOrder.",
  );
  expect(JSON.parse(tabOf("mutation AddToBasket")?.variables ?? "")).toEqual({
    input: { variantId: expect.any(Number), quantity: 1, idempotencyKey: expect.any(String) },
  });
});
