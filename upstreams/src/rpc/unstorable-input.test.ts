import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";

import { createDispatcher } from "./dispatcher.ts";
import { FailureLimits } from "./failure-limits.ts";
import { procedure } from "./procedure.ts";
import { allProcedures } from "./procedures/all-procedures.ts";
import { RpcTestShop, testAddress } from "./testing/rpc-test-shop.ts";

let shop: RpcTestShop;
let token: string;
let basketKey: string;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  token = await shop.signIn();
  basketKey = await shop.fillBasket([[await shop.addVariant({ stock: 7 }), 1]]);
});
afterAll(() => shop.close());

const room = { name: "Zolder", type: "BEDROOM", widthCm: 400, lengthCm: 500 };

test.each<[string, (text: string) => object, string]>([
  ["lookupOrder", (text) => ({ orderNumber: text, email: "a@b.nl" }), "orderNumber"],
  ["getConfiguration", (text) => ({ id: text }), "id"],
  ["deleteConfiguration", (text) => ({ id: "x", visitorKey: text }), "visitorKey"],
  [
    "saveConfiguration",
    (text) => ({ room: { ...room, name: text }, products: [], visitorKey: "een-bezoeker" }),
    "room.name",
  ],
  [
    "setCheckoutAddresses",
    (text) => ({ basketKey, shippingAddress: { ...testAddress, street: text } }),
    "shippingAddress.street",
  ],
  [
    "setPaymentMethod",
    (text) => ({ basketKey, key: "directdebit", details: { accountHolder: text } }),
    "details.accountHolder",
  ],
  ["withdrawOrder", (text) => ({ order: { token: "x" }, pieceKeys: ["a", text] }), "pieceKeys.1"],
  ["getUser", (text) => ({ [text]: 1 }), ""],
])("%s names the text or key that cannot be stored", async (name, payload, field) => {
  for (const text of ["Keizersgracht\0", "\ud800 12345678"]) {
    const { status, body } = await shop.call(name, payload(text), { token, key: "een-sleutel" });
    expect([status, body["code"], body["errors"]]).toEqual([400, "invalid-input", [{ field, code: "invalid" }]]);
  }
});

test.each([...allProcedures.keys()])("%s refuses it whatever else is sent", async (name) => {
  for (const text of ["\0", "\udfff"])
    expect((await shop.call(name, { any: { where: [text] } }, { token, key: "een-sleutel" })).status).toBe(400);
});

test("a value that only the database refuses is the caller's, too; another fault is not", async () => {
  const statements = {
    number: sql`select ${"x"}::text::int`,
    range: sql`select 2147483647::int + ${1}::int`,
    text: sql`select ${"a\0"}::text`,
  };
  const procedures = new Map([
    ...Object.entries(statements).map(
      ([name, statement]) =>
        [name, procedure({ payload: z.object({}), run: () => statement.execute(shop.db) })] as const,
    ),
    ["table", procedure({ payload: z.object({}), run: () => sql`select 1 from nowhere`.execute(shop.db) })] as const,
  ]);
  const dispatch = createDispatcher(shop.upstream.services, procedures);
  const headers = { "x-shop-id": "1001", "content-type": "application/json" };
  const statusOf = async (name: string): Promise<number> =>
    (await dispatch(new Request(`http://rpc.internal/rpc/${name}`, { method: "POST", body: "{}", headers }))).status;
  expect(await Promise.all([...procedures.keys()].map(statusOf))).toEqual([400, 400, 400, 500]);
});

test("a try that ends in a fault counts as one that failed", async () => {
  const limits = new FailureLimits(shop.db, { enabled: true });
  const attempt = (): Promise<unknown> =>
    limits
      .counted("guess", { visitor: "somebody", clientAddress: null }, () => Promise.reject(new TypeError("broken")))
      .catch((error) => error);
  for (let count = 0; count < 10; count++) expect(await attempt()).toBeInstanceOf(TypeError);
  expect(await attempt()).toMatchObject({ status: 429 });
});
