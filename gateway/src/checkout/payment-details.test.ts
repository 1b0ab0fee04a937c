import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { home, openShopper } from "#gateway/testing/shopper.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
let variantId: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway();
  const row = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .orderBy("variant_id")
    .executeTakeFirstOrThrow();
  variantId = row.variant_id;
});
afterAll(() => shop.close());

test("a method says what it needs, names what is wrong with it, and never shows it again", async () => {
  const shopper = openShopper(gateway);
  await shopper.prepare(variantId);
  const first = await shopper.run("setPaymentMethod", { key: "directdebit" });
  expect(first.checkout.missing).toEqual(["PAYMENT_METHOD"]);
  expect(first.checkout.paymentMethods.find(({ chosen }) => chosen)).toMatchObject({
    asks: ["ACCOUNT_HOLDER", "IBAN"],
    given: [],
  });
  expect(
    await shopper.run("setPaymentMethod", {
      key: "directdebit",
      details: { iban: "NL00", accountHolder: "S. de Vries" },
    }),
  ).toMatchObject({
    __typename: "InvalidInput",
    fields: [
      { field: "details.iban", code: "iban", message: "Voer een geldig IBAN in, bijvoorbeeld NL91 ABNA 0417 1643 00." },
    ],
  });
  const given = await shopper.run("setPaymentMethod", {
    key: "directdebit",
    details: { iban: "NL91 ABNA 0417 1643 00", accountHolder: "S. de Vries" },
  });
  expect(given.checkout).toMatchObject({ missing: [] });
  expect(given.checkout.paymentMethods.find(({ chosen }) => chosen)).toMatchObject({
    given: ["ACCOUNT_HOLDER", "IBAN"],
  });
  expect(JSON.stringify(given)).not.toContain("0417");
  expect(await shopper.placeOrder(given.checkout)).toMatchObject({
    __typename: "PlaceOrderPayload",
    payment: { method: "directdebit" },
  });
});

test("a company is billed under its VAT number, which is checked by its format", async () => {
  const shopper = openShopper(gateway);
  await shopper.prepare(variantId);
  const billing = { ...home, companyName: "Hotel De Vries BV" };
  expect(
    await shopper.run("setAddresses", { shipping: home, billing: { ...billing, vatNumber: "NL12" } }),
  ).toMatchObject({
    fields: [{ field: "billing.vatNumber", code: "vatNumber" }],
  });
  const { checkout } = await shopper.run("setAddresses", {
    shipping: home,
    billing: { ...billing, vatNumber: "nl 1234.56.789 b01" },
  });
  expect(checkout).toMatchObject({
    billingAddress: { companyName: "Hotel De Vries BV", vatNumber: "NL123456789B01" },
    shippingAddress: { vatNumber: null },
  });
});

test("a postcode is looked up, and an unknown one leaves the form to be filled in", async () => {
  const document =
    "query ($postcode: String!, $houseNumber: String!) { postcodeAddress(postcode: $postcode, houseNumber: $houseNumber) { street city } }";
  const shopper = openShopper(gateway);
  const find = async (postcode: string, houseNumber: string) =>
    (await shopper.send(document, { variables: { postcode, houseNumber } })).data;
  expect(await find("8011pk", "4-hs")).toEqual({ postcodeAddress: { street: "Grote Kerkplein", city: "Zwolle" } });
  expect(await find("8011PK", "4000")).toEqual({ postcodeAddress: null });
  expect(await find("'; drop", "x")).toEqual({ postcodeAddress: null });
});
