import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { basketDocuments, type BasketResult } from "#gateway/testing/basket-documents.ts";
import { documents } from "#gateway/testing/checkout-documents.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { guest, openShopper } from "#gateway/testing/shopper.ts";

const down: Transport = () => Promise.reject(new TypeError("fetch failed"));
const hanging: Transport = () => new Promise(() => undefined);
const failing: Transport = () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));

let shop: OrderingShop;
let variantId: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  const row = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .executeTakeFirstOrThrow();
  variantId = row.variant_id;
});
afterAll(() => shop.close());

describe.each([
  ["switched off", down],
  ["hanging", hanging],
  ["failing", failing],
])("with the order service %s", (_name, rpc) => {
  test("looking around and the basket go on; what needs it says so, in time, and keeps what was there", async () => {
    const well = openShopper(await shop.gateway());
    const checkout = await well.prepare(variantId);
    const session = [...well.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");

    const gateway = await shop.gateway({ upstreams: { ...shop.upstreams, rpc } });
    const page = await gateway.send(
      `{ category(path: "/matrassen") { listing(first: 2) { edges { node { name } } } } story(slug: "home") { title } }`,
    );
    expect(page).toMatchObject({ errors: [], data: { category: { listing: { edges: [{}, {}] } } } });
    expect(page.calls.map(({ upstream }) => upstream)).not.toContain("rpc");

    const shopper = openShopper(gateway);
    const added = await shopper.send<BasketResult>(basketDocuments.add, { variables: { input: { variantId } } });
    expect(added).toMatchObject({
      errors: [],
      data: { result: { __typename: "AddToBasketPayload", basket: { count: 1, readiness: { ready: false } } } },
    });

    const unavailable = [
      { extensions: { code: expect.stringMatching(/^UPSTREAM_(TIMEOUT|UNAVAILABLE)$/), retryable: true } },
    ];
    const started = performance.now();
    const signedIn = await shopper.send(documents.signInAsGuest, { variables: { input: guest } });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(signedIn.errors).toMatchObject(unavailable);
    expect(signedIn.headers.getSetCookie()).toEqual([]);
    // an order would wait longer than this test, because the payment provider stands behind it
    if (rpc !== hanging) {
      const input = {
        idempotencyKey: "an-attempt-of-this-test",
        checkoutVersion: checkout.version,
        acceptedTotalCents: checkout.total.cents,
      };
      const ordered = await gateway.send(documents.placeOrder, { variables: { input }, headers: { cookie: session } });
      expect(ordered.errors).toMatchObject(unavailable);
    }

    // the session and the checkout have survived
    expect((await well.placeOrder(checkout)).__typename).toBe("PlaceOrderPayload");
  });
});
