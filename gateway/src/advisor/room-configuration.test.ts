import { encodeGlobalID } from "@pothos/plugin-relay";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountDocuments } from "#gateway/testing/account-documents.ts";
import { openAccountHolder, person } from "#gateway/testing/account-holder.ts";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: GraphqlClient;
let variantIds: number[];

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  const { data } = await gateway.send<{
    category: { listing: { edges: { node: { variants: { edges: { node: { variantId: number } }[] } } }[] } };
  }>(
    `{ category(path: "/matrassen") { listing(first: 2) { edges { node { variants(first: 1) { edges { node { variantId } } } } } } } }`,
  );
  variantIds = data.category.listing.edges.flatMap(({ node }) =>
    node.variants.edges.map((edge) => edge.node.variantId),
  );
});
afterAll(() => shop.close());

const fields = `id isOwn changedAt room { name type widthCm lengthCm openings { kind wall fromCm widthCm hinge swingsIn } } total { cents }
  products { variantId xCm yCm turnDegrees product { name } variant { price { withTax { cents } } } }`;
const errors = "... on UserError { code message field } ... on InvalidInput { fields { field code message } }";
const save = `mutation ($input: SaveRoomConfigurationInput!) { result: saveRoomConfiguration(input: $input) {
  __typename ... on SaveRoomConfigurationPayload { configuration { ${fields} } } ${errors} } }`;
const remove = `mutation ($input: RemoveRoomConfigurationInput!) { result: removeRoomConfiguration(input: $input) {
  __typename ... on RemoveRoomConfigurationPayload { removedId } ... on UserError { code message field } } }`;
const read = `query ($id: ID!) { roomConfiguration(id: $id) { ${fields} } node(id: $id) { __typename id } }`;
const own = "{ roomConfigurations { id room { name } } }";

interface Furnished {
  id: string;
  isOwn: boolean;
  total: { cents: number };
  products: { variantId: number; product: object | null; variant: { price: { withTax: { cents: number } } } | null }[];
}
interface Result {
  __typename: string;
  configuration: Furnished;
  code: string;
  message: string;
  fields: { field: string; code: string; message: string }[];
}

let attempts = 0;
const bedroom = (name = "Slaapkamer") => ({
  room: {
    name,
    type: "BEDROOM",
    widthCm: 320,
    lengthCm: 410,
    openings: [{ kind: "DOOR", wall: "FRONT", fromCm: 230, widthCm: 83, hinge: "END", swingsIn: true }],
  },
  products: variantIds.map((variantId) => ({ variantId, xCm: 160, yCm: 105, turnDegrees: 90 })),
});
async function saved(browser: Browser, change: object = {}, result = "SaveRoomConfigurationPayload"): Promise<Result> {
  attempts += 1;
  const input = { ...bedroom(), idempotencyKey: `attempt-of-this-test-${attempts}`, ...change };
  const { data } = await browser.send<{ result: Result }>(save, { variables: { input } });
  expect(data.result.__typename).toBe(result);
  return data.result;
}
async function ownNames(browser: Browser): Promise<string[]> {
  const { data } = await browser.send<{ roomConfigurations: { room: { name: string } }[] }>(own);
  return data.roomConfigurations.map(({ room }) => room.name);
}
async function seen(browser: Browser, id: string) {
  return (await browser.send<{ roomConfiguration: Furnished | null; node: object | null }>(read, { variables: { id } }))
    .data;
}

test("a visitor furnishes a room: with its products and what all of it costs; the link shows it to others, who change nothing", async () => {
  const visitor = openBrowser(gateway);
  expect(await ownNames(visitor)).toEqual([]);
  expect(visitor.cookies.size).toBe(0);
  const { configuration } = await saved(visitor);
  expect(configuration).toMatchObject({ ...bedroom(), isOwn: true });
  const prices = configuration.products.map(({ variant }) => variant!.price.withTax.cents);
  expect(prices.every((cents) => cents > 0)).toBe(true);
  expect(configuration.total.cents).toBe(prices.reduce((sum, cents) => sum + cents));
  expect(configuration.products.every(({ product }) => product !== null)).toBe(true);

  const stranger = openBrowser(gateway);
  const { id } = configuration;
  expect(await seen(stranger, id)).toEqual({
    roomConfiguration: { ...configuration, isOwn: false },
    node: { __typename: "RoomConfiguration", id },
  });
  expect(await saved(stranger, { id }, "RoomConfigurationNotFound")).toMatchObject({
    code: "ROOM_CONFIGURATION_NOT_FOUND",
    message: "De configuratie bestaat niet.",
  });
  const { data } = await stranger.send<{ result: Result }>(remove, { variables: { input: { id } } });
  expect(data.result).toMatchObject({
    __typename: "RoomConfigurationNotFound",
    message: "De configuratie bestaat niet.",
  });
  expect(await ownNames(stranger)).toEqual([]);
});

test("it is changed, and forgotten with its link", async () => {
  const visitor = openBrowser(gateway);
  const { id } = (await saved(visitor)).configuration;
  const changed = await saved(visitor, { id, room: { type: "STUDY", widthCm: 250, lengthCm: 250 }, products: [] });
  expect(changed.configuration).toMatchObject({
    id,
    room: { name: null, type: "STUDY", openings: [] },
    products: [],
    total: { cents: 0 },
  });
  const { data, headers } = await visitor.send(remove, { variables: { input: { id } } });
  expect(data).toEqual({ result: { __typename: "RemoveRoomConfigurationPayload", removedId: id } });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=15552000;/),
  ]);
  expect(await seen(visitor, id)).toEqual({ roomConfiguration: null, node: null });
});

test.each([
  "",
  "x",
  encodeGlobalID("Product", 1),
  encodeGlobalID("RoomConfiguration", "x".repeat(22)),
  encodeGlobalID("RoomConfiguration", "../getUser"),
])("the id %j is nobody's", async (id) => {
  const visitor = openBrowser(gateway);
  await saved(visitor);
  const { data } = await visitor.send<{ roomConfiguration: null }>(
    "query ($id: ID!) { roomConfiguration(id: $id) { id } }",
    {
      variables: { id },
    },
  );
  expect(data.roomConfiguration).toBeNull();
  await saved(visitor, { id }, "RoomConfigurationNotFound");
  const removed = await visitor.send<{ result: Result }>(remove, { variables: { input: { id } } });
  expect(removed.data.result.__typename).toBe("RoomConfigurationNotFound");
});

test("what cannot be is said field by field, in words", async () => {
  const visitor = openBrowser(gateway);
  const { room, products } = bedroom();
  const wrong = { room: { ...room, widthCm: 90 }, products: [{ ...products[0], turnDegrees: 45 }] };
  expect((await saved(visitor, wrong, "InvalidInput")).fields).toEqual([
    { field: "room.widthCm", code: "range", message: "Het veld Breedte moet een heel getal van 100 tot 2000 zijn." },
    { field: "products.0.turnDegrees", code: "choice", message: "Maak een keuze uit de mogelijkheden." },
  ]);
  const [opening] = room.openings;
  const wideDoor = { room: { ...room, openings: [{ ...opening, widthCm: 100 }] } };
  expect((await saved(visitor, wideDoor, "InvalidInput")).fields).toMatchObject([
    { field: "room.openings.0.widthCm", code: "range" },
  ]);
  const outside = await saved(visitor, { products: [{ ...products[0], yCm: 411 }] }, "InvalidInput");
  expect(outside.fields).toEqual([
    {
      field: "products.0.yCm",
      code: "range",
      message: "Het veld Plaats in de lengte moet een heel getal van 0 tot 410 zijn.",
    },
  ]);
  const unknown = await saved(visitor, { products: [{ ...products[0], variantId: 999_999_999 }] }, "InvalidInput");
  expect(unknown.fields).toMatchObject([{ field: "products.0.variantId", code: "choice" }]);
  expect((await saved(visitor, { idempotencyKey: "short" }, "InvalidInput")).fields).toMatchObject([
    { field: "idempotencyKey" },
  ]);
});

test("a save that is sent again is done once", async () => {
  const visitor = openBrowser(gateway);
  const idempotencyKey = "the-same-attempt-again";
  const [first, second] = [await saved(visitor, { idempotencyKey }), await saved(visitor, { idempotencyKey })];
  expect(second.configuration).toEqual(first.configuration);
  expect(await ownNames(visitor)).toHaveLength(1);
  expect((await saved(visitor, { ...bedroom("Andere"), idempotencyKey }, "InvalidInput")).fields).toMatchObject([
    { field: "idempotencyKey" },
  ]);
});

test("what a visitor furnished is the customer's after signing up, on every device", async () => {
  const visitor = openBrowser(gateway);
  await saved(visitor);
  await visitor.send(accountDocuments.signUp, { variables: { input: { ...person, email: "kamer@example.nl" } } });
  expect(await ownNames(visitor)).toEqual(["Slaapkamer"]);
  const elsewhere = openAccountHolder(gateway);
  await saved(elsewhere, bedroom("Logeerkamer"));
  await elsewhere.run("signIn", { email: "kamer@example.nl", password: person.password });
  expect((await ownNames(elsewhere)).toSorted()).toEqual(["Logeerkamer", "Slaapkamer"]);
});

test("several rooms take one call for the variants of all of them", async () => {
  const visitor = openBrowser(gateway);
  for (const variantId of variantIds) await saved(visitor, { products: [{ ...bedroom().products[0], variantId }] });
  const document = "{ roomConfigurations { total { cents } products { variant { price { withTax { cents } } } } } }";
  const { data, trace } = await visitor.send<{ roomConfigurations: Furnished[] }>(document);
  expect(data.roomConfigurations).toHaveLength(variantIds.length);
  expect(trace.filter(({ path }) => path.startsWith("/v1/variants"))).toHaveLength(1);
});
