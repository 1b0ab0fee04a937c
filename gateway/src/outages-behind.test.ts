import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { openAccountHolder, person } from "#gateway/testing/account-holder.ts";
import { basketDocuments, type BasketResult } from "#gateway/testing/basket-documents.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { guest, home, openShopper, type Shopper } from "#gateway/testing/shopper.ts";
import type { TestGateway } from "#gateway/testing/test-gateway.ts";

/** Enough for any breaker in between to have opened. */
const tries = 25;

let shop: OrderingShop;
let gateway: TestGateway;
let variantId: number;

beforeAll(async () => {
  shop = await createOrderingShop({ rateLimits: false });
  const row = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 50)
    .executeTakeFirstOrThrow();
  variantId = row.variant_id;
});
afterEach(() => shop.disturbPayments(undefined));
afterAll(() => shop.close());

/** Looking around, basket, signing up and in, and everything of a checkout but its order. */
async function expectTheRestGoesOn(): Promise<void> {
  const shopper = openShopper(gateway);
  const added = await shopper.send<BasketResult>(basketDocuments.add, { variables: { input: { variantId } } });
  expect(added).toMatchObject({
    errors: [],
    data: { result: { __typename: "AddToBasketPayload", basket: { count: 1 } } },
  });
  expect((await shopper.run("signInAsGuest", guest)).__typename).toBe("SignInAsGuestPayload");
  expect((await shopper.run("setAddresses", { shipping: home })).__typename).toBe("SetCheckoutAddressesPayload");
  expect((await shopper.run("setPaymentMethod", { key: "ideal" })).__typename).toBe("SetPaymentMethodPayload");
  const holder = openAccountHolder(gateway);
  const email = `${crypto.randomUUID()}@example.nl`;
  expect((await holder.run("signUp", { ...person, email })).__typename).toBe("SignUpPayload");
  expect((await holder.run("signIn", { email, password: person.password })).__typename).toBe("SignInPayload");
  expect((await gateway.handle(new Request("http://localhost/readyz"))).status).toBe(200);
}

interface ReadyShopper {
  readonly shopper: Shopper;
  readonly checkout: Awaited<ReturnType<Shopper["prepare"]>>;
}

async function openReady(): Promise<ReadyShopper> {
  const shopper = openShopper(gateway);
  return { shopper, checkout: await shopper.prepare(variantId) };
}

/** What came of an order: the type of its result, or the fault. */
async function orderOf({ shopper, checkout }: ReadyShopper): Promise<string> {
  return (await shopper.placeOrder(checkout).catch((error: Error) => ({ __typename: error.message }))).__typename;
}

describe("while the payment provider", () => {
  test.each<[string, Transport]>([
    [
      "refuses everything",
      () => Promise.resolve(Response.json({ status: 401, title: "Unauthorized" }, { status: 401 })),
    ],
    ["is down", () => Promise.reject(new TypeError("fetch failed"))],
  ])("%s, orders are refused and everything else goes on", { timeout: 60_000 }, async (_name, disturbance) => {
    gateway = await shop.gateway();
    const ready = [];
    for (let count = 0; count < tries; count++) ready.push(await openReady());
    shop.disturbPayments(disturbance);
    const responses = await Promise.all(ready.map(orderOf));
    expect(responses).not.toContain("PlaceOrderPayload");
    await expectTheRestGoesOn();
    shop.disturbPayments(undefined);
    expect(await orderOf(await openReady())).toBe("PlaceOrderPayload");
  });

  test("hangs, orders wait for it and everything else goes on", { timeout: 60_000 }, async () => {
    gateway = await shop.gateway();
    const ready = [];
    for (let count = 0; count < 34; count++) ready.push(await openReady());
    shop.disturbPayments(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    const responses = ready.map(orderOf);
    await expectTheRestGoesOn();
    expect(await Promise.all(responses)).not.toContain("PlaceOrderPayload");
    await expectTheRestGoesOn();
  });
});

test("while the translation service fails, reviews stay as they were written and everything else goes on", async () => {
  const rpc = shop.upstreams.rpc!;
  const failing: Transport = (request) =>
    request.url.endsWith("/rpc/translateReview")
      ? Promise.resolve(
          new Response(JSON.stringify({ status: 500, code: "translation-failed" }), {
            status: 500,
            headers: { "content-type": "application/problem+json" },
          }),
        )
      : rpc(request);
  gateway = await shop.gateway({ upstreams: { ...shop.upstreams, rpc: failing } });
  const translate = `mutation ($input: TranslateReviewInput!) { result: translateReview(input: $input) { __typename } }`;
  const input = { reviewId: Buffer.from("Review:1").toString("base64") };
  for (let count = 0; count < tries; count++)
    expect((await gateway.send(translate, { variables: { input } })).data).toEqual({
      result: { __typename: "TranslationFailed" },
    });
  await expectTheRestGoesOn();
});

test("what cannot be stored is refused by type, as often as it is sent, and is nobody else's outage", async () => {
  gateway = await shop.gateway();
  const shopper = openShopper(gateway);
  for (let count = 0; count < tries; count++) {
    const looked = await shopper.run("lookupOrder", { orderNumber: `WL-${count}\0`, email: guest.email });
    expect(looked).toMatchObject({ __typename: "InvalidInput", fields: [{ field: "orderNumber", code: "invalid" }] });
  }
  await shopper.prepare(variantId);
  for (const part of ["\0", "\ud800"]) {
    for (const field of ["street", "city", "addition", "companyName", "houseNumber"]) {
      const response = await shopper.run("setAddresses", { shipping: { ...home, [field]: `12${part}` } });
      expect(response).toMatchObject({
        __typename: "InvalidInput",
        fields: [{ field: `shipping.${field}`, code: "invalid" }],
      });
    }
    for (const [name, fields] of [
      ["updateBasketItem", { itemKey: part, quantity: 2 }],
      ["removeFromBasket", { itemKey: part }],
      ["removeFromWishlist", { itemKey: part }],
    ] as const) {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      const text = `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename } }`;
      expect((await shopper.send(text, { variables: { input: fields } })).data).toEqual({
        result: { __typename: "ItemNotFound" },
      });
    }
    const debit = { key: "directdebit", details: { iban: "NL91ABNA0417164300", accountHolder: `S. de Wit${part}` } };
    expect(await shopper.run("setPaymentMethod", debit)).toMatchObject({ __typename: "InvalidInput" });
  }
  await expectTheRestGoesOn();
});
