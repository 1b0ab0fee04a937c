import { randomUUID } from "node:crypto";
import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccountHolder, person, type AccountHolder } from "#gateway/testing/account-holder.ts";
import { documents } from "#gateway/testing/checkout-documents.ts";
import type { GraphqlResult } from "#gateway/testing/graphql-client.ts";
import { collectGarbage } from "#gateway/testing/heap-growth.ts";
import { hostileValues } from "#gateway/testing/hostile-values.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { type Place, type Samples, schemaPlaces } from "#gateway/testing/schema-places.ts";
import { subscribe } from "#gateway/testing/subscriber.ts";
import { home } from "#gateway/testing/shopper.ts";
import type { TestGateway } from "#gateway/testing/test-gateway.ts";
import { schema } from "./schema.ts";

const operations = process.env["LONG"] ? 3000 : 700;
const seed = 14;
const mostGrowthMb = 50;

let shop: OrderingShop;
let gateway: TestGateway;
let variantId: number;

beforeAll(async () => {
  // what is tried below must reach the upstreams, however often it fails
  shop = await createOrderingShop({ rateLimits: false });
  gateway = await shop.gateway();
  const row = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 50)
    .executeTakeFirstOrThrow();
  variantId = row.variant_id;
});
afterAll(() => shop.close());

/** A customer with an address, a room, an order and a basket that could be ordered, and what they would send. */
async function openCustomer(email: string): Promise<{ holder: AccountHolder; samples: Samples }> {
  const holder = openAccountHolder(gateway);
  const mutate = async <Payload>(name: string, input: object, payload: string): Promise<Payload> => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const text = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on ${type}Payload { ${payload} } } }`;
    const { data, errors } = await holder.send<{ result: Payload & { __typename: string } }>(text, {
      variables: { input },
    });
    expect([name, errors, data.result.__typename]).toEqual([name, [], `${type}Payload`]);
    return data.result;
  };
  const fill = async () => {
    const added = await mutate<{ basket: { items: { key: string }[] } }>(
      "addToBasket",
      { variantId },
      "basket { items { key } }",
    );
    await mutate("setCheckoutAddresses", { shipping: home }, "checkout { version }");
    const { data } = await holder.send<{ checkout: { shippingOptions: { key: string }[] } }>(
      "{ checkout { shippingOptions { key } } }",
    );
    await mutate("setShippingOption", { key: data.checkout.shippingOptions[0]?.key }, "checkout { version }");
    const chosen = await mutate<{ checkout: { version: number; total: { cents: number } } }>(
      "setPaymentMethod",
      { key: "ideal" },
      "checkout { version total { cents } }",
    );
    return {
      itemKey: added.basket.items[0]!.key,
      shippingKey: data.checkout.shippingOptions[0]!.key,
      ...chosen.checkout,
    };
  };
  await mutate("signUp", { ...person, email }, "viewer { id }");
  const { savedId } = await mutate<{ savedId: string }>("saveAddress", { address: home }, "savedId");
  const room = { name: "Zolder", type: "BEDROOM", widthCm: 400, lengthCm: 500 };
  const products = [{ variantId, xCm: 100, yCm: 100 }];
  const { configuration } = await mutate<{ configuration: { id: string } }>(
    "saveRoomConfiguration",
    { idempotencyKey: "een-kamer-van-deze-test", room, products },
    "configuration { id }",
  );
  const first = await fill();
  const input = {
    idempotencyKey: `bestelling-van-${email.split("@")[0]}`,
    checkoutVersion: first.version,
    acceptedTotalCents: first.total.cents,
  };
  const { data: ordered } = await holder.send<{
    result: { order: { id: string; number: string }; payment: { redirectUrl: string } };
  }>(documents.placeOrder, { variables: { input } });
  const returnKey = await shop.pay(ordered.result.payment.redirectUrl, "paid");
  await mutate("settleReturn", { returnKey }, "status");
  const second = await fill();
  const { data } = await holder.send<{
    product: { id: string; slug: string; masterKey: string; variants: { edges: { node: { id: string } }[] } };
  }>(
    `{ product(by: { slug: "matras-duinrust-03-2417" }) { id slug masterKey variants(first: 1) { edges { node { id } } } } }`,
  );
  const { product } = data;
  const samples: Samples = {
    ...person,
    ...home,
    ...room,
    email,
    returnKey,
    variantId,
    quantity: 1,
    first: 3,
    xCm: 100,
    yCm: 100,
    turnDegrees: 0,
    id: product.id,
    ids: [product.id],
    productId: product.id,
    oldPassword: person.password,
    currentPassword: person.password,
    newPassword: "Linnen-laken-5",
    path: "/matrassen",
    term: "matras",
    masterKey: product.masterKey,
    slug: product.slug,
    orderNumber: ordered.result.order.number,
    itemKey: second.itemKey,
    code: "WELKOM10",
    idempotencyKey: randomUUID,
    visitorMark: "een-bezoeker-van-deze-test",
    checkoutVersion: second.version,
    acceptedTotalCents: second.total.cents,
    postcode: "1015 CJ",
    houseNumber: "12",
    accountHolder: "S. de Wit",
    iban: "NL91ABNA0417164300",
    birthDate: "1980-05-04",
    phone: "06 1234 5678",
    vatNumber: "NL123456789B01",
    keys: ["een-actie"],
    "SetPaymentMethodInput.key": "directdebit",
    "SetShippingOptionInput.key": second.shippingKey,
    "ItemGroupInput.id": "een-kamer",
    "Query.navigation.key": "main",
    "Query.story.slug": "home",
    "Query.stories.startsWith": "over-ons/",
    "Query.roomConfiguration.id": configuration.id,
    "SaveRoomConfigurationInput.id": configuration.id,
    "RemoveRoomConfigurationInput.id": configuration.id,
    "SaveAddressInput.id": savedId,
    "RemoveAddressInput.id": savedId,
    "OrderBy.id": ordered.result.order.id,
    "Product.variant.id": product.variants.edges[0]!.node.id,
    "TranslateReviewInput.reviewId": Buffer.from("Review:1").toString("base64"),
    "FilterInput.slug": "kleur",
    values: ["1"],
    undoKey: "0b0e7f5e-4f0e-4d4e-8f5e-0b0e7f5e4f0e",
  };
  return { holder, samples };
}

// what a leak would show in: objects, and the bytes of buffers beside them
const heldMegabytes = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
};

// anything else is a fault: an open breaker would return UPSTREAM_UNAVAILABLE
const allowed = /^(BAD_REQUEST|LIMIT_EXCEEDED|UNAUTHENTICATED|FORBIDDEN)$/;

/** What a response says that no input may bring about; empty for a good one. */
function faultsOf(response: GraphqlResult<unknown>): string[] {
  const codes = response.errors.map(({ extensions }) => String(extensions["code"]));
  return [
    ...(response.status >= 500 ? [`status ${response.status}`] : []),
    ...codes.filter((code) => !allowed.test(code)),
    ...response.trace.filter(({ failed }) => failed).map(({ path, status }) => `${path} ${status}`),
  ];
}

/** The same of the first event of a subscription, which may well say nothing. */
async function faultsOfEvent(document: string, variables: Record<string, unknown>, { cookies }: AccountHolder) {
  const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const subscriber = await subscribe(gateway.handle, document, { variables, headers: { cookie } });
  const event = (await subscriber.isSilent(300)) ? undefined : await subscriber.next();
  subscriber.leave();
  const codes = (event?.errors ?? []).map(({ extensions }) => String(extensions["code"]));
  return [
    ...(subscriber.response.status >= 500 ? [`status ${subscriber.response.status}`] : []),
    ...codes.filter((code) => !allowed.test(code)),
  ];
}

async function tryPlaces(places: readonly Place[], holder: AccountHolder, round: number): Promise<string[]> {
  const failures: string[] = [];
  for (const place of places) {
    const value = hostileValues(place, round + 1, seed)[round];
    const variables = place.variables(value);
    const faults = place.document.startsWith("subscription")
      ? await faultsOfEvent(place.document, variables, holder)
      : faultsOf(await holder.send(place.document, { variables }));
    if ((await isReady()) !== 200) faults.push("/readyz is not 200");
    failures.push(...faults.map((fault) => `${place.name} of ${JSON.stringify(value)?.slice(0, 60)}: ${fault}`));
  }
  return failures;
}

async function isReady(): Promise<number> {
  return (await gateway.handle(new Request("http://localhost/readyz"))).status;
}

/** `Type.field` of every field that takes text, numbers or JSON, or an input with such in it. */
function fieldsWithValues(): string[] {
  const takesValue = (type: GraphQLInputType, above: readonly string[] = []): boolean => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return !isEnumType(named) && named.name !== "Boolean";
    if (above.includes(named.name)) return false;
    return Object.values(named.getFields()).some((field) => takesValue(field.type, [...above, named.name]));
  };
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields())
        .filter(({ args }) => args.some((argument) => takesValue(argument.type)))
        .map(({ name }) => `${type.name}.${name}`),
    );
}

test("every field of the schema that takes a value is tried", () => {
  const tried = new Set(schemaPlaces(schema, {}).map(({ name }) => name.split(".").slice(0, 2).join(".")));
  expect(fieldsWithValues().filter((field) => !tried.has(field))).toEqual([]);
  expect(tried.size).toBeGreaterThan(60);
});

test(
  `${operations} operations with values that nobody sends by mistake, at every place of the schema, break nothing for anybody`,
  { timeout: 600_000 },
  async () => {
    const failures: string[] = [];
    let done = 0;
    const before = heldMegabytes();
    for (let round = 0; done < operations; round++) {
      const { holder, samples } = await openCustomer(`ronde-${round}@example.nl`);
      const places = schemaPlaces(schema, samples);
      failures.push(...(await tryPlaces(places, holder, round)));
      done += places.length;
      expect(places.length).toBeGreaterThan(150);
    }
    expect(failures).toEqual([]);
    // every upstream still has its breaker closed
    const { data, errors } = await openAccountHolder(gateway).send(
      `{ shop { name } product(by: { masterKey: "03-2417" }) { masterKey } story(slug: "home") { slug } viewer { id } }`,
    );
    expect([errors, data]).toMatchObject([[], { product: { masterKey: "03-2417" }, story: { slug: "home" } }]);
    expect(heldMegabytes() - before).toBeLessThan(mostGrowthMb);
  },
);
