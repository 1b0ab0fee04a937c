import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { type CheckoutResult, guest, home, openShopper } from "#gateway/testing/shopper.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
let variants: number[];

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway();
  const rows = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .orderBy("variant_id")
    .limit(8)
    .execute();
  variants = rows.map((row) => row.variant_id);
});
afterAll(() => shop.close());

const stockOf = async (variantId: number): Promise<number> =>
  (
    await shop.database.db
      .selectFrom("stock")
      .select("quantity")
      .where("variant_id", "=", variantId)
      .executeTakeFirstOrThrow()
  ).quantity;

test("a guest orders and pays; the order shows by its token and by its id, and stock is lower", async () => {
  const variantId = variants[0]!;
  const stock = await stockOf(variantId);
  const shopper = openShopper(gateway);
  const checkout = await shopper.prepare(variantId, 2);
  expect(checkout.missing).toEqual([]);
  expect(checkout.total.cents).toBe(checkout.subtotal.cents + checkout.shippingCost.cents);
  const placed = await shopper.placeOrder(checkout);
  expect(placed).toMatchObject({
    __typename: "PlaceOrderPayload",
    payment: { method: "ideal", status: "OPEN", methodName: expect.stringMatching(/iDEAL/) },
  });
  expect(await stockOf(variantId)).toBe(stock - 2);
  expect((await shopper.execute<{ checkout: object }>("checkout")).data.checkout).toMatchObject({
    missing: ["PAYMENT_OPEN"],
    basket: { openPayment: { orderNumber: placed.order.number } },
  });

  const returnKey = await shop.pay(placed.payment.redirectUrl!, "paid");
  const settled = await shopper.run("settleReturn", { returnKey });
  expect(settled).toMatchObject({
    __typename: "SettleReturnPayload",
    status: "PAID",
    orderNumber: placed.order.number,
    basket: { count: 0, isEmpty: true, openPayment: null },
  });
  const { data } = await openShopper(gateway).execute<{ order: object }>("order", {
    by: { token: settled.successToken },
  });
  expect(data.order).toMatchObject({
    id: placed.order.id,
    number: placed.order.number,
    status: "PAID",
    email: "sanne@example.nl",
    total: { cents: checkout.total.cents },
    subtotal: { cents: checkout.subtotal.cents },
    discount: { cents: 0 },
    items: [{ quantity: 2, product: { id: expect.any(String) }, image: { kind: "PACKSHOT" } }],
    shippingAddress: { zipCode: "1015 CJ", street: "Keizersgracht", gender: "FEMALE" },
    payment: { method: "ideal", status: "PAID", redirectUrl: null },
    packages: [{ packageId: 1 }],
  });
  expect((await shopper.execute<{ order: object }>("order", { by: { id: placed.order.id } })).data.order).toMatchObject(
    {
      number: placed.order.number,
    },
  );
  expect(
    (
      await shopper.send<{ node: object }>("query ($id: ID!) { node(id: $id) { ... on Order { number } } }", {
        variables: { id: placed.order.id },
      })
    ).data.node,
  ).toEqual({ number: placed.order.number });
});

test("orders and checkouts of others cannot be seen", async () => {
  const owner = openShopper(gateway);
  const placed = await owner.placeOrder(await owner.prepare(variants[1]!));
  const other = openShopper(gateway);
  const node = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";
  for (const signedIn of [false, true]) {
    if (signedIn) await other.run("signInAsGuest", { ...guest, email: "ander@example.nl" });
    expect((await other.execute<{ order: null }>("order", { by: { id: placed.order.id } })).data.order).toBeNull();
    expect(
      (
        await other.send<{ nodes: unknown[] }>(node, {
          variables: { ids: [placed.order.id, "T3JkZXI6MQ==", "nonsense"] },
        })
      ).data.nodes,
    ).toEqual([null, null, null]);
  }
  expect((await other.execute<{ order: null }>("order", { by: { token: "forged.token" } })).data.order).toBeNull();
});

test("a checkout without a session is a fault, its mutations are refused by type", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("addToBasket", { variantId: variants[0] });
  const { data, errors } = await shopper.execute<object>("checkout");
  expect(data).toEqual({ checkout: null });
  expect(errors[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  expect((await shopper.run("setAddresses", { shipping: home })).__typename).toBe("NotSignedIn");
  expect((await shopper.run("setShippingOption", { key: "parcel" })).__typename).toBe("NotSignedIn");
  expect((await shopper.run("setPaymentMethod", { key: "ideal" })).__typename).toBe("NotSignedIn");
  expect(
    (await shopper.run("placeOrder", { idempotencyKey: randomUUID(), checkoutVersion: 1, acceptedTotalCents: 1 }))
      .__typename,
  ).toBe("NotSignedIn");
});

test("a customer without a basket has an empty checkout, and every write of it says so", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("signInAsGuest", guest);
  expect((await shopper.execute<{ checkout: object }>("checkout")).data.checkout).toMatchObject({
    version: 0,
    missing: ["ITEMS", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"],
    customer: { email: "sanne@example.nl" },
    total: { cents: 0 },
  });
  const empty = "Uw winkelwagen is leeg. Leg er eerst iets in om te kunnen bestellen.";
  for (const refusals of [
    await shopper.run("setAddresses", { shipping: home }),
    await shopper.run("setShippingOption", { key: "standard" }),
    await shopper.run("setPaymentMethod", { key: "ideal" }),
  ])
    expect(refusals).toMatchObject({ __typename: "BasketEmpty", code: "BASKET_EMPTY", message: empty });
  for (const name of ["redeemVoucher", "removeVoucher"])
    expect(
      (
        await shopper.send(
          `mutation { result: ${name}(input: { code: "TIEN" }) { __typename ... on UserError { message } } }`,
        )
      ).data,
    ).toEqual({ result: { __typename: "BasketEmpty", message: empty } });
  expect(
    await shopper.run("placeOrder", { idempotencyKey: randomUUID(), checkoutVersion: 0, acceptedTotalCents: 0 }),
  ).toMatchObject({
    __typename: "CheckoutIncomplete",
    missing: ["ITEMS"],
    message: empty,
  });
});

test("every field at fault of both addresses is named once, in the shop's language", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("addToBasket", { variantId: variants[0] });
  await shopper.run("signInAsGuest", guest);
  const refused = await shopper.run("setAddresses", {
    shipping: { ...home, zipCode: "12", houseNumber: "" },
    billing: { ...home, firstName: " ", phone: "x" },
  });
  expect(refused).toMatchObject({
    __typename: "InvalidInput",
    field: "shipping.houseNumber",
    fields: [
      { field: "shipping.houseNumber", code: "required", message: "Het veld Huisnummer is een verplicht veld." },
      { field: "shipping.zipCode", code: "zipCode" },
      { field: "billing.firstName", code: "required", message: "Het veld Voornaam is een verplicht veld." },
      { field: "billing.phone", code: "phone", message: expect.stringContaining("+12 3456 7890") },
    ],
  });
  const abroad = await shopper.run("setAddresses", { shipping: { ...home, countryCode: "BE", zipCode: "1000" } });
  expect(abroad).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "shipping.countryCode", code: "country" }],
  });
  const billed = await shopper.run("setAddresses", {
    shipping: home,
    billing: { ...home, countryCode: "BE", zipCode: "1000", companyName: "Bakkerij" },
  });
  expect(billed).toMatchObject({
    __typename: "SetCheckoutAddressesPayload",
    checkout: { billingAddress: { countryCode: "BE", companyName: "Bakkerij" } },
  });
  expect(await shopper.run("setShippingOption", { key: "drone" })).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "key", code: "choice" }],
  });
  expect(await shopper.run("setPaymentMethod", { key: "shells" })).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "key", code: "choice" }],
  });
});

test("reading a checkout takes at most three calls", async () => {
  const shopper = openShopper(gateway);
  await shopper.prepare(variants[0]!);
  const { calls } = await shopper.execute("checkout");
  expect(calls.length).toBeLessThanOrEqual(3);
});

test("a session that has ended says so, and is not taken for none", async () => {
  const shopper = openShopper(gateway);
  const guestState = "{ sessionState viewer { firstName } checkout { missing } }";
  const saved = `mutation ($input: SaveAddressInput!) { result: saveAddress(input: $input) { __typename ... on UserError { code } } }`;
  const set = async () => {
    const refusals = [
      await shopper.run("setAddresses", { shipping: home }),
      await shopper.run("setPaymentMethod", { key: "ideal" }),
    ];
    const { data } = await shopper.send<{ result: CheckoutResult }>(saved, { variables: { input: { address: home } } });
    return [...refusals, data.result].map(({ __typename, code }) => `${__typename} ${code}`);
  };
  const [never, over] = ["NotSignedIn NOT_SIGNED_IN", "NotSignedIn SESSION_ENDED"];
  await shopper.run("addToBasket", { variantId: variants[0] });
  const nobody = await shopper.send(guestState);
  expect(nobody).toMatchObject({
    data: { sessionState: "NONE", viewer: null },
    errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
  });
  expect(await set()).toEqual([never, never, never]);
  await shopper.run("signInAsGuest", guest);
  expect(await shopper.send(guestState)).toMatchObject({
    data: { sessionState: "ACTIVE", viewer: { firstName: "Sanne" } },
    errors: [],
  });
  await shop.database.db.deleteFrom("session").execute();
  const ended = await shopper.send(guestState);
  expect(ended).toMatchObject({
    data: { sessionState: "ENDED", viewer: null },
    errors: [{ extensions: { code: "SESSION_ENDED" } }],
  });
  expect(await set()).toEqual([over, over, over]);
  await shopper.run("signOut");
  expect(await shopper.send(guestState)).toMatchObject({
    data: { sessionState: "NONE" },
    errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
  });
});
