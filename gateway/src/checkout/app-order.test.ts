import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "#gateway/testing/checkout-documents.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { type CheckoutResult, guest, home } from "#gateway/testing/shopper.ts";

const appUrl = "warmeland-app://betaald";

let shop: OrderingShop;
let gateway: GraphqlClient;
let variantId: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway({ settings: { CLIENT_RETURN_URLS: `app=${appUrl}` } });
  const { variant_id } = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 40)
    .orderBy("variant_id")
    .executeTakeFirstOrThrow();
  variantId = variant_id;
});

afterAll(() => shop.close());

/** An app: it keeps its tokens and sends them with every request. */
function openApp(client = "app/1.0") {
  const headers: Record<string, string> = { "x-client": client };
  const run = async (document: keyof typeof documents, input?: object): Promise<CheckoutResult> => {
    const { data, errors } = await gateway.send<{ result: CheckoutResult } | undefined>(documents[document], {
      headers,
      ...(input && { variables: { input } }),
    });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.result;
  };
  const beginVisit = async (): Promise<string | null> => {
    const { data } = await gateway.send<{ beginVisit: { token: string | null } }>(
      "mutation { beginVisit { ... on BeginVisitPayload { token } } }",
      {
        headers,
      },
    );
    if (data.beginVisit.token !== null) headers["x-visitor"] = data.beginVisit.token;
    return data.beginVisit.token;
  };
  const prepare = async (): Promise<{ checkoutVersion: number; acceptedTotalCents: number }> => {
    await run("addToBasket", { variantId, quantity: 1 });
    headers["authorization"] = `Bearer ${(await run("signInAsGuest", guest)).token}`;
    const { checkout } = await run("setAddresses", { shipping: home });
    await run("setShippingOption", { key: checkout.shippingOptions[0]?.key });
    const { version, total } = (await run("setPaymentMethod", { key: "ideal" })).checkout;
    return { checkoutVersion: version, acceptedTotalCents: total.cents };
  };
  return { headers, run, beginVisit, prepare };
}

test("twenty first changes at once are one visitor's, when the visit was begun", async () => {
  const app = openApp();
  const token = await app.beginVisit();
  expect(token).toMatch(/^[\w-]{43}$/);
  await Promise.all(Array.from({ length: 20 }, () => app.run("addToBasket", { variantId, quantity: 1 })));
  const { data } = await gateway.send<{ basket: { count: number } }>("{ basket { count } }", { headers: app.headers });
  expect(data.basket.count).toBe(20);
  expect(await app.beginVisit()).toBe(token);
});

test("a browser gets the cookie and no token", async () => {
  const { data, headers } = await gateway.send("mutation { beginVisit { ... on BeginVisitPayload { token } } }");
  expect(data).toEqual({ beginVisit: { token: null } });
  expect(headers.get("set-cookie")).toMatch(/visitor=[\w-]{43}.*HttpOnly/);
});

test("a payment leads back to the app, which settles it", async () => {
  const app = openApp();
  await app.beginVisit();
  const agreed = await app.prepare();
  const placed = await app.run("placeOrder", { idempotencyKey: randomUUID(), ...agreed, returnUrl: appUrl });
  expect(placed.__typename).toBe("PlaceOrderPayload");
  const location = await shop.leave(placed.payment.redirectUrl ?? "", "paid");
  expect(location).toMatch(/^warmeland-app:\/\/betaald\/[\w-]{20,}$/);
  const settled = await app.run("settleReturn", { returnKey: location.slice(appUrl.length + 1) });
  expect(settled).toMatchObject({ status: "PAID", orderNumber: placed.order.number });
});

test.each([
  ["app/1.0", "https://stranger.example/betaald"],
  ["app/1.0", `${appUrl}/elders`],
  ["other/1.0", appUrl],
])("for %s a payment does not lead to %s", async (client, returnUrl) => {
  const app = openApp(client);
  const placed = await app.run("signInAsGuest", guest);
  app.headers["authorization"] = `Bearer ${placed.token}`;
  const order = { idempotencyKey: randomUUID(), checkoutVersion: 1, acceptedTotalCents: 1, returnUrl };
  expect(await app.run("placeOrder", order)).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "returnUrl", code: "addressNotListed", message: expect.stringContaining("returnUrl") }],
  });
});
