import { LongBody } from "@warmeland/schema/testing/long-body.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { allProcedures } from "./procedures/all-procedures.ts";
import { RpcTestShop, testAddress } from "./testing/rpc-test-shop.ts";

let shop: RpcTestShop;
let token: string;
let basketKey: string;
let variant: number;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  variant = await shop.addVariant({ stock: 7 });
  token = await shop.signIn();
  basketKey = await shop.fillBasket([[variant, 1]]);
});
afterAll(() => shop.close());

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return shop.upstream.handle(
    new Request(`http://rpc.internal${path}`, {
      method: "POST",
      body,
      headers: {
        "x-shop-id": "1001",
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": "garbage-key",
        ...headers,
      },
    }),
  );
}

const bodies: [string, string][] = [
  ["nothing", ""],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a number", "7"],
  ["null", "null"],
  ["payload null", '{"payload":null}'],
  ["payload list", '{"payload":[]}'],
  ["payload text", '{"payload":"x"}'],
  ["the same key twice", '{"payload":{"email":"a@b.nl"},"payload":["a@b.nl"]}'],
  ["nesting", `{"payload":${"[".repeat(5000)}${"]".repeat(5000)}}`],
  ["prototype", '{"payload":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}'],
  [
    "lists for texts",
    '{"payload":{"basketKey":["a"],"first_name":{"$ne":1},"email":[1],"key":[],"returnKey":{},"token":[],"id":{},"shippingAddress":[]}}',
  ],
  [
    "numbers for texts",
    '{"payload":{"basketKey":12345678,"first_name":1,"last_name":2,"email":3,"gender":4,"key":5,"returnKey":6,"token":7,"id":8}}',
  ],
];
/** Procedures that need no payload, so that of an object anything is taken; its members are not looked at or of the right kind. */
const needNothing = [
  "getAddresses",
  "getConfigurations",
  "getOrders",
  "getSleepers",
  "getUser",
  "logout",
  "logoutEverywhere",
  "newsletterUnsubscribe",
  "refreshUser",
  "removeSleepers",
  "requestEmailVerification",
  "updateShopUser",
];
const needSomething = [...allProcedures.keys()].filter((name) => !needNothing.includes(name));
const isNoPayload = ([, body]: readonly [string, string]) => !body.startsWith('{"payload":{') || body.endsWith("]}");

async function expectRefused(procedure: string, body: string): Promise<void> {
  const response = await post(`/rpc/${procedure}`, body);
  const seen = [body.slice(0, 40), response.status, response.headers.get("content-type")];
  expect(seen).toEqual([body.slice(0, 40), 400, "application/problem+json"]);
  expect(await response.json()).toMatchObject({
    status: 400,
    code: "invalid-input",
    title: expect.any(String) as string,
  });
}

test.each(needSomething)("%s refuses every malformed body with 400", async (procedure) => {
  for (const [, body] of bodies) await expectRefused(procedure, body);
  expect((Object.prototype as { polluted?: unknown }).polluted).toBeUndefined();
  expect((await post(`/rpc/${procedure}`, `{"payload":"${"x".repeat(1_000_000)}"}`)).status).toBe(413);
  expect(
    (await post(`/rpc/${procedure}`, "payload=1", { "content-type": "application/x-www-form-urlencoded" })).status,
  ).toBe(415);
});

test.each(needNothing)("%s refuses a body without a payload with 400, and never fails", async (procedure) => {
  for (const each of bodies) {
    if (isNoPayload(each) && each[0] !== "payload null") await expectRefused(procedure, each[1]);
    else expect((await post(`/rpc/${procedure}`, each[1])).status).toBeLessThan(500);
  }
  expect((Object.prototype as { polluted?: unknown }).polluted).toBeUndefined();
  token = await shop.signIn();
});

test.each([
  [{ checkoutVersion: "2" }],
  [{ checkoutVersion: 1.5 }],
  [{ checkoutVersion: -1 }],
  [{ checkoutVersion: null }],
  [{ acceptedTotalCents: "39900" }],
  [{ acceptedTotalCents: Infinity }],
  [{ acceptedTotalCents: 2 ** 60 }],
  [{ paymentReturnUrl: "javascript:alert(1)" }],
  [{ paymentReturnUrl: "/betaling" }],
  [{ paymentReturnUrl: `https://a.nl/${"x".repeat(600)}` }],
  [{ basketKey: "" }],
  [{ basketKey: "x".repeat(300) }],
])("placeOrder refuses %o", async (change) => {
  const payload = {
    basketKey,
    checkoutVersion: 1,
    acceptedTotalCents: 100,
    paymentReturnUrl: "https://shop.test/r",
    ...change,
  };
  expect((await post("/rpc/placeOrder", JSON.stringify({ payload }))).status).toBe(400);
  expect([await shop.stockOf(variant), (await shop.orderRows()).length]).toEqual([7, 0]);
});

test("foreign keys of a payload are ignored: no price, no status, no group gets in", async () => {
  const { body } = await shop.call<{ user: Record<string, unknown> }>("guestLogin", {
    first_name: "A",
    last_name: "B",
    email: "a@b.nl",
    gender: "MALE",
    groups: ["new", "admin"],
    is_guest: false,
    customer_id: 1,
    password_hash: "x",
  });
  expect(body.user).toMatchObject({ groups: [], status: { isGuestCustomer: true } });
  const priced = await shop.call(
    "setCheckoutAddresses",
    { basketKey, shippingAddress: { ...testAddress, totalCents: 1 }, totalCents: 1, subtotalCents: 1 },
    { token },
  );
  expect([priced.status, priced.body["totalCents"]]).toEqual([200, 39_900]);
  expect(JSON.stringify(await shop.db.selectFrom("checkout").selectAll().execute())).not.toContain("totalCents");
});

test("control characters and line breaks get no further than the form", async () => {
  const injected = await shop.call("guestLogin", {
    first_name: "A\r\nBcc: x@y.nl",
    last_name: "B",
    email: "a@b.nl\r\nBcc: x@y.nl",
    gender: "MALE",
  });
  expect(injected.body["errors"]).toEqual([
    { field: "first_name", code: "name" },
    { field: "email", code: "email" },
  ]);
});

test.each([
  ["/rpc/unknown", {}, 404],
  ["/rpc/toString", {}, 404],
  ["/rpc/__proto__", {}, 404],
  ["/rpc/", {}, 404],
  ["/", {}, 404],
  ["/rpc/getUser", { "x-shop-id": "9999" }, 400],
  ["/rpc/getUser", { "x-shop-id": "1001; drop table" }, 400],
  ["/rpc/getUser", { "x-shop-id": "" }, 400],
])("%s with %o is %i", async (path, headers, status) => {
  expect((await post(path, "{}", headers)).status).toBe(status);
});

test("a procedure is only called with POST", async () => {
  const response = await shop.upstream.handle(
    new Request("http://rpc.internal/rpc/getUser", { headers: { "x-shop-id": "1001" } }),
  );
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

test.each(["/webhooks/payments", "/rpc/getUser"])("a body at %s is read no further than its limit", async (path) => {
  const body = new LongBody();
  const headers = {
    "x-shop-id": "1001",
    "content-type": path.startsWith("/rpc") ? "application/json" : "application/x-www-form-urlencoded",
  };
  const request = new Request(`http://shop.test${path}`, {
    method: "POST",
    headers,
    body: body.stream,
    duplex: "half",
  });
  expect((await shop.upstream.handle(request)).status).toBe(413);
  expect(body.pulled).toBeLessThan(160 * 1024);
});
