import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Result {
  readonly result: {
    readonly __typename: string;
    readonly count?: number;
    readonly left?: number;
    readonly message?: string;
    readonly fields?: readonly { readonly field: string }[];
  };
}

const document = `mutation ($input: OrderSamplesInput!) { result: orderSamples(input: $input) {
  __typename ... on OrderSamplesPayload { count message } ... on UserError { message }
  ... on SampleLimitReached { left } ... on InvalidInput { fields { field } } } }`;
const address = {
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE",
  street: "Dekenkade",
  houseNumber: "1",
  zipCode: "3812ZW",
  city: "Amersfoort",
  countryCode: "NL",
};

const hasSample = (data: unknown) => "fabricSample" in (data as { attributes: object }).attributes;

let shop: TestShop;
let gateway: TestGateway;
let sampled: number[];
let other: number;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  const rows = await shop.database.db
    .selectFrom("product")
    .select(["product_id", "data"])
    .orderBy("product_id")
    .execute();
  sampled = rows.filter(({ data }) => hasSample(data)).map(({ product_id: id }) => id);
  other = rows.find(({ data }) => !hasSample(data))!.product_id;
});
afterAll(() => shop.close());

async function order(change: object): Promise<Result["result"]> {
  const input = {
    productIds: sampled.slice(0, 2),
    email: "sanne@voorbeeld.nl",
    address,
    idempotencyKey: randomUUID(),
    ...change,
  };
  const { data, errors } = await gateway.send<Result>(document, { variables: { input } });
  expect(errors).toEqual([]);
  return data.result;
}

test("free samples are ordered by products that have them; every refusal has its type", async () => {
  const idempotencyKey = randomUUID();
  const ordered = { __typename: "OrderSamplesPayload", count: 2 };
  expect(await order({ idempotencyKey })).toMatchObject(ordered);
  expect(await order({ idempotencyKey })).toMatchObject(ordered);
  expect(await order({ email: "ander@voorbeeld.nl", productIds: sampled.slice(2, 4) })).toMatchObject({
    __typename: "SampleLimitReached",
    left: 1,
    message: "Voor dit adres of dit e-mailadres kunt u nu nog 1 van de drie staaltjes bestellen. Kies er minder.",
  });
  const elsewhere = { email: "elders@voorbeeld.nl", address: { ...address, houseNumber: "2" } };
  expect(await order({ ...elsewhere, productIds: [other] })).toMatchObject({ __typename: "SampleNotAvailable" });
  for (const [change, field] of [
    [{ productIds: sampled.slice(0, 4) }, "productIds"],
    [{ email: "geen" }, "email"],
    [{ address: { ...address, zipCode: "nee" } }, "address.zipCode"],
    [{ idempotencyKey: "kort" }, "idempotencyKey"],
  ] as const)
    expect(await order({ ...elsewhere, ...change })).toMatchObject({ __typename: "InvalidInput", fields: [{ field }] });
});

test("a product says whether it has a sample", async () => {
  const query = `query ($slug: String!) { product(by: { slug: $slug }) { sampleAvailable } }`;
  const says = async (id: number | undefined) => {
    const row = await shop.database.db
      .selectFrom("product")
      .select("master_key")
      .where("product_id", "=", id ?? 0)
      .executeTakeFirstOrThrow();
    const variables = { slug: `x-${row.master_key}` };
    const { data } = await gateway.send<{ product: { sampleAvailable: boolean } }>(query, { variables });
    return data.product.sampleAvailable;
  };
  expect([await says(sampled[0]), await says(other)]).toEqual([true, false]);
});
