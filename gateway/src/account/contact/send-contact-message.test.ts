import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const document = `mutation Send($input: SendContactMessageInput!) { sendContactMessage(input: $input) {
  __typename
  ... on SendContactMessagePayload { number message }
  ... on InvalidInput { fields { field message } }
  ... on UserError { code message }
} }`;

const input = (change: object = {}) => ({
  topic: "ORDER",
  name: "Sanne de Wit",
  email: `bericht-${crypto.randomUUID()}@voorbeeld.example`,
  message: "Waar blijft mijn bank?",
  idempotencyKey: crypto.randomUUID(),
  ...change,
});

const send = async (message: object) =>
  (await gateway.send<{ sendContactMessage: Record<string, unknown> }>(document, { variables: { input: message } }))
    .data.sendContactMessage;

test("a message has a number, the same when it is sent again", async () => {
  const message = input({ orderNumber: "WL-7K3M-9QXD", website: "", secondsSpent: 12 });
  const sent = await send(message);
  expect(sent).toMatchObject({
    __typename: "SendContactMessagePayload",
    number: expect.stringMatching(/^V-\d{4}-\d{4}$/),
    message: expect.stringContaining(String(sent["number"])),
  });
  expect((await send(message))["number"]).toBe(sent["number"]);
  const rows = await shop.database.db
    .selectFrom("contact_ticket")
    .select(["topic", "order_number", "message"])
    .where("ticket_number", "=", String(sent["number"]))
    .execute();
  expect(rows).toEqual([{ topic: "ORDER", order_number: "WL-7K3M-9QXD", message: "Waar blijft mijn bank?" }]);
});

test("what is wrong is said field by field, and a robot reads why it was not sent", async () => {
  expect(await send(input({ name: " ", email: "geen", message: "" }))).toMatchObject({
    __typename: "InvalidInput",
    fields: [
      { field: "name", message: expect.stringContaining("Naam") },
      { field: "email" },
      { field: "message", message: expect.stringContaining("Uw bericht") },
    ],
  });
  for (const signs of [{ secondsSpent: 0 }, { website: "https://spam.example" }])
    expect(await send(input(signs))).toMatchObject({ __typename: "LooksAutomated", code: "LOOKS_AUTOMATED" });
  expect(await send(input({ idempotencyKey: "kort" }))).toMatchObject({ __typename: "InvalidInput" });
});
