import { CaptureMethod, PaymentMethod } from "@mollie/api-client";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";
import type { Handler } from "#upstreams/handler.ts";
import { createPaymentsUpstream } from "#upstreams/payments/payments-upstream.ts";

import {
  createPaymentProvider,
  PaymentRefusedError,
  PaymentUnknownError,
  type PaymentProvider,
} from "./payment-provider.ts";

let database: TestDatabase;
let sandbox: Handler;
let provider: PaymentProvider;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = createPaymentsUpstream({ db: database.db, baseUrl: "http://shop.test/upstreams/payments" }).handle;
  provider = providerOver(sandbox);
});
afterAll(() => database.close());

function providerOver(send: Handler, timeoutMs = 2000): PaymentProvider {
  return createPaymentProvider({ apiKey: "test_shop", apiEndpoint: "http://payments.internal/v2/", send, timeoutMs });
}

const parameters = {
  amount: { currency: "EUR", value: "798.00" },
  description: "WL-1",
  redirectUrl: "http://shop.test/betaling/terug/k",
  method: PaymentMethod.ideal,
};

async function choose(id: string, status: string): Promise<void> {
  await sandbox(
    new Request(`http://shop.test/checkout/${id}`, { method: "POST", body: new URLSearchParams({ status }) }),
  );
}

test("Mollie's own client drives the sandbox in process: create, read, cancel, refund, methods", async () => {
  const made = await provider.create(parameters);
  expect(made).toMatchObject({ status: "open", isCancelable: true, amountCents: 79_800, currency: "EUR" });
  expect(made.checkoutUrl).toBe(`http://shop.test/upstreams/payments/checkout/${made.id}`);
  expect(await provider.cancel(made)).toMatchObject({ status: "canceled", checkoutUrl: null });
  expect(await provider.cancel(made)).toMatchObject({ status: "canceled" });

  const second = await provider.create(parameters);
  await choose(second.id, "paid");
  const paid = await provider.read(second.id);
  expect(paid).toMatchObject({ status: "paid", isCancelable: false, expiresAt: null });
  const refund = { amountCents: paid.amountCents, description: "Bestelling vervallen", idempotencyKey: "refund-1" };
  await provider.refund(paid, refund);
  await provider.refund(paid, refund);
  const refunds = await sandbox(
    new Request(`http://shop.test/v2/payments/${paid.id}/refunds`, { headers: { authorization: "Bearer test_shop" } }),
  );
  expect(((await refunds.json()) as { count: number }).count).toBe(1);
  expect(await provider.methods()).toContainEqual({ id: "in3", minimumCents: 5000, maximumCents: 500_000 });
});

test("an authorised payment is released", async () => {
  const lines = [{ description: "Matras", quantity: 1, unitPrice: parameters.amount, totalAmount: parameters.amount }];
  const billingAddress = {
    givenName: "S",
    familyName: "W",
    email: "s@w.nl",
    streetAndNumber: "Straat 1",
    postalCode: "8011 AB",
    city: "Zwolle",
    country: "NL",
  };
  const made = await provider.create({
    ...parameters,
    method: PaymentMethod.klarna,
    captureMode: CaptureMethod.manual,
    lines,
    billingAddress,
  });
  await choose(made.id, "authorized");
  expect(await provider.cancel(await provider.read(made.id))).toMatchObject({ status: "canceled" });
});

test("an authorised payment is captured once, in part, and no more of it is given back than was taken", async () => {
  const amount = parameters.amount;
  const lines = [{ description: "Matras", quantity: 1, unitPrice: amount, totalAmount: amount }];
  const billingAddress = {
    givenName: "S",
    familyName: "W",
    email: "s@w.nl",
    streetAndNumber: "Straat 1",
    postalCode: "8011 AB",
    city: "Zwolle",
    country: "NL",
  };
  const made = await provider.create({
    ...parameters,
    method: PaymentMethod.klarna,
    captureMode: CaptureMethod.manual,
    lines,
    billingAddress,
  });
  await choose(made.id, "authorized");
  const authorised = await provider.read(made.id);
  const capture = { amountCents: 50_000, description: "Bestelling verzonden" };
  await provider.capture(authorised, capture);
  await provider.capture(authorised, capture);
  const paid = await provider.read(made.id);
  expect(paid.status).toBe("paid");
  await provider.refund(paid, { amountCents: 50_000, description: "Terug", idempotencyKey: "refund-all" });
  const left = await sandbox(
    new Request(`http://shop.test/v2/payments/${made.id}`, { headers: { authorization: "Bearer test_shop" } }),
  );
  expect(await left.json()).toMatchObject({ amountCaptured: { value: "500.00" }, amountRemaining: { value: "0.00" } });
});

test("failures are typed", async () => {
  await expect(provider.read("tr_unknown12345")).rejects.toBeInstanceOf(PaymentUnknownError);
  await expect(provider.create({ ...parameters, amount: { currency: "EUR", value: "0.00" } })).rejects.toBeInstanceOf(
    PaymentRefusedError,
  );
});

test("a 5xx is tried once more with the same idempotency key, and a silent provider is left at the deadline", async () => {
  const keys: (string | null)[] = [];
  const shaky = providerOver(async (request) => {
    keys.push(request.headers.get("idempotency-key"));
    return keys.length === 1 ? new Response("<html>", { status: 503 }) : sandbox(request);
  });
  expect((await shaky.create({ ...parameters, idempotencyKey: "order-7" })).status).toBe("open");
  expect(keys).toEqual(["order-7", "order-7"]);

  const silent = providerOver(
    (request) =>
      new Promise((_resolve, reject) => request.signal.addEventListener("abort", () => reject(new Error("aborted")))),
    100,
  );
  await expect(silent.create(parameters)).rejects.toThrow("cannot be reached");
  const html = providerOver(async () => new Response("<html>", { status: 502 }));
  await expect(html.read("tr_12345678901")).rejects.toThrow("responded with 502 without JSON");
});
