import { createHash } from "node:crypto";

import { LongBody } from "@warmeland/schema/testing/long-body.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import type { Handler } from "#upstreams/handler.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { createPaymentsUpstream } from "./payments-upstream.ts";

const baseUrl = "http://shop.test/upstreams/payments";
const body = {
  amount: { currency: "EUR", value: "837.90" },
  description: "Bestelling <WL-1>",
  redirectUrl: "https://shop.example/betaling/terug/abc",
  method: "ideal",
  metadata: { orderId: "1" },
};
let database: TestDatabase;
let handle: Handler;
let webhooks: Request[];
let webhookStatuses: number[];
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  now = new Date("2026-11-20T10:00:00Z");
  webhooks = [];
  webhookStatuses = [];
  const send = async (request: Request): Promise<Response> => {
    webhooks.push(request);
    return new Response(null, { status: webhookStatuses.shift() ?? 200 });
  };
  ({ handle } = createPaymentsUpstream({ db: database.db, baseUrl, now: () => now, send }));
});

interface Payment {
  id: string;
  status: string;
  isCancelable?: boolean;
  paidAt?: string;
  expiresAt?: string;
  expiredAt?: string;
  _links: { checkout?: { href: string } };
}

async function api(
  method: string,
  path: string,
  sent?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; json: Payment & Record<string, unknown> }> {
  const init = {
    method,
    headers: { authorization: "Bearer test_one", ...headers },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  };
  const response = await handle(new Request(`http://shop.test${path}`, init));
  return { status: response.status, json: (await response.json()) as Payment & Record<string, unknown> };
}

async function choose(id: string, status: string): Promise<Response> {
  return handle(
    new Request(`http://shop.test/checkout/${id}`, { method: "POST", body: new URLSearchParams({ status }) }),
  );
}

test("a payment is made, shown on its page, paid there and refunded in parts", async () => {
  const made = await api("POST", "/v2/payments", body);
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    resource: "payment",
    mode: "test",
    status: "open",
    isCancelable: true,
    expiresAt: "2026-11-20T10:15:00.000Z",
  });
  expect(made.json._links.checkout?.href).toBe(`${baseUrl}/checkout/${made.json.id}`);

  const page = await handle(new Request(`http://shop.test/checkout/${made.json.id}`));
  const html = await page.text();
  expect(html).toContain("€\u00a0837,90");
  expect(html).toContain("Bestelling &#60;WL-1&#62;");
  expect(html).not.toContain('value="authorized"');
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(page.headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; font-src 'self'; form-action 'self' https://shop.example; base-uri 'none'; frame-ancestors 'none'`,
  );

  const back = await choose(made.json.id, "paid");
  expect([back.status, back.headers.get("location")]).toEqual([303, body.redirectUrl]);
  const paid = (await api("GET", `/v2/payments/${made.json.id}`)).json;
  expect(paid).toMatchObject({ status: "paid", paidAt: now.toISOString(), amountRemaining: { value: "837.90" } });
  expect([paid.isCancelable, paid.expiresAt, paid._links.checkout]).toEqual([undefined, undefined, undefined]);

  const refund = { amount: { currency: "EUR", value: "800.00" } };
  const once = await api("POST", `/v2/payments/${made.json.id}/refunds`, refund, { "idempotency-key": "r1" });
  const again = await api("POST", `/v2/payments/${made.json.id}/refunds`, refund, { "idempotency-key": "r1" });
  expect([once.status, again.json.id]).toEqual([201, once.json.id]);
  expect((await api("POST", `/v2/payments/${made.json.id}/refunds`, refund)).status).toBe(422);
  expect((await api("GET", `/v2/payments/${made.json.id}/refunds`)).json.count).toBe(1);
});

test("a decided payment keeps its status whatever the page sends later", async () => {
  const { id } = (await api("POST", "/v2/payments", body)).json;
  await choose(id, "failed");
  for (const status of ["paid", "open", "nonsense", "__proto__"]) {
    expect((await choose(id, status)).status).toBe(303);
    expect((await api("GET", `/v2/payments/${id}`)).json.status).toBe("failed");
  }
  expect(await (await handle(new Request(`http://shop.test/checkout/${id}`))).text()).toContain("Terug naar de winkel");
});

test("a pay-later payment needs lines and a billing address, and is authorized instead of paid when it is captured by hand", async () => {
  expect((await api("POST", "/v2/payments", { ...body, method: "klarna" })).json).toMatchObject({
    status: 422,
    field: "lines",
  });
  const lines = [
    {
      description: "Matras",
      quantity: 2,
      unitPrice: { currency: "EUR", value: "418.95" },
      totalAmount: { currency: "EUR", value: "837.90" },
    },
  ];
  const billingAddress = {
    givenName: "S",
    familyName: "W",
    email: "s@w.nl",
    streetAndNumber: "Straat 1",
    city: "Zwolle",
    country: "NL",
  };
  expect(
    (
      await api("POST", "/v2/payments", {
        ...body,
        method: "klarna",
        lines,
        billingAddress,
        amount: { currency: "EUR", value: "1.00" },
      })
    ).json.field,
  ).toBe("amount");
  const { id } = (
    await api("POST", "/v2/payments", { ...body, method: "klarna", captureMode: "manual", lines, billingAddress })
  ).json;
  await choose(id, "paid");
  expect((await api("GET", `/v2/payments/${id}`)).json.status).toBe("open");
  await choose(id, "authorized");
  expect((await api("GET", `/v2/payments/${id}`)).json).toMatchObject({
    status: "authorized",
    authorizedAt: now.toISOString(),
  });
  expect(
    (
      await handle(
        new Request(`http://shop.test/v2/payments/${id}/release-authorization`, {
          method: "POST",
          headers: { authorization: "Bearer test_one" },
        }),
      )
    ).status,
  ).toBe(202);
  expect((await api("GET", `/v2/payments/${id}`)).json.status).toBe("canceled");
});

test("an open payment can be cancelled once and expires after a quarter of an hour", async () => {
  const first = (await api("POST", "/v2/payments", body)).json.id;
  expect((await api("DELETE", `/v2/payments/${first}`)).json.status).toBe("canceled");
  expect((await api("DELETE", `/v2/payments/${first}`)).status).toBe(422);
  const second = (await api("POST", "/v2/payments", body)).json.id;
  now = new Date("2026-11-20T10:15:00Z");
  expect((await api("GET", `/v2/payments/${second}`)).json).toMatchObject({
    status: "expired",
    expiredAt: "2026-11-20T10:15:00.000Z",
  });
  await choose(second, "paid");
  expect((await api("GET", `/v2/payments/${second}`)).json.status).toBe("expired");
});

test("twenty posts with one idempotency key are one payment; another client has its own", async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => api("POST", "/v2/payments", body, { "idempotency-key": "order-1" })),
  );
  expect(new Set(made.map(({ json }) => json.id)).size).toBe(1);
  const id = made[0]!.json.id;
  const other = { authorization: "Bearer test_other" };
  expect((await api("POST", "/v2/payments", body, { ...other, "idempotency-key": "order-1" })).json.id).not.toBe(id);
  expect((await api("GET", `/v2/payments/${id}`, undefined, other)).status).toBe(404);
  expect((await api("DELETE", `/v2/payments/${id}`, undefined, other)).status).toBe(404);
});

test("the webhook is called with the payment's id until it responds with 2xx, on the sandbox's own origin only", async () => {
  webhookStatuses = [503];
  const foreign = await api("POST", "/v2/payments", { ...body, webhookUrl: "http://169.254.169.254/latest" });
  expect(foreign.json).toMatchObject({ status: 422, field: "webhookUrl" });
  const { id } = (await api("POST", "/v2/payments", { ...body, webhookUrl: "http://shop.test/webhooks/payments" }))
    .json;
  await choose(id, "paid");
  await expect.poll(() => webhooks.length, { timeout: 4000 }).toBe(2);
  expect(await webhooks[1]!.text()).toBe(`id=${id}`);
});

test.each([
  [undefined, 401],
  ["Bearer live_abc", 401],
  ["Basic test_abc", 401],
])("authorization %s is refused", async (authorization, status) => {
  const response = await handle(
    new Request("http://shop.test/v2/methods", { headers: authorization ? { authorization } : {} }),
  );
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/hal+json");
});

test.each([
  [{ amount: { currency: "EUR", value: "0.00" } }, "amount.value"],
  [{ amount: { currency: "EUR", value: 12 } }, "amount.value"],
  [{ amount: { currency: "EUR", value: "-1.00" } }, "amount.value"],
  [{ description: "" }, "description"],
  [{ redirectUrl: "javascript:alert(1)" }, "redirectUrl"],
  [{ redirectUrl: undefined }, "redirectUrl"],
  [{ method: "cash" }, "method"],
  [{ method: "in3", amount: { currency: "EUR", value: "10.00" } }, "method"],
  [{ method: "in3", captureMode: "manual" }, "captureMode"],
  [{ captureMode: "manual" }, "captureMode"],
])("%o names its field", async (change, field) => {
  expect((await api("POST", "/v2/payments", { ...body, ...change })).json).toMatchObject({ status: 422, field });
});

test("garbage is refused without a fault", async () => {
  const post = (sent: string): Promise<Response> =>
    handle(
      new Request("http://shop.test/v2/payments", {
        method: "POST",
        body: sent,
        headers: { authorization: "Bearer test_one" },
      }),
    );
  expect((await post("{")).status).toBe(400);
  expect((await post("[]")).status).toBe(422);
  expect((await post("x".repeat(70_000))).status).toBe(413);
  expect((await handle(new Request("http://shop.test/checkout/tr_unknown"))).status).toBe(404);
  expect((await handle(new Request("http://shop.test/nothing"))).status).toBe(404);
  for (const text of ["Bestelling\0", "\ud800"])
    expect((await post(JSON.stringify({ ...body, description: text }))).status).toBe(422);
  expect((await handle(new Request("http://shop.test/checkout/tr_%00"))).status).toBe(404);
  expect((await api("GET", "/v2/payments/tr_%00")).status).toBe(404);
});

test("methods are those of the shop", async () => {
  const { json } = await api("GET", "/v2/methods");
  expect((json._embedded as { methods: { id: string }[] }).methods.map(({ id }) => id)).toEqual([
    "ideal",
    "creditcard",
    "paypal",
    "directdebit",
    "klarna",
    "in3",
  ]);
});

test("a body is read no further than its limit", async () => {
  const body = new LongBody();
  const headers = { authorization: "Bearer test_one" };
  const request = new Request("http://shop.test/v2/payments", {
    method: "POST",
    headers,
    body: body.stream,
    duplex: "half",
  });
  expect((await handle(request)).status).toBe(413);
  expect(body.pulled).toBeLessThan(128 * 1024);
});
