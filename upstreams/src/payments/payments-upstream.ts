import { readText } from "@warmeland/schema/process/read-text.ts";
import { isStorable, unstorablePath } from "@warmeland/schema/rules/storable-text.ts";
import { Hono, type Context } from "hono";

import type { Database } from "#upstreams/database/connection.ts";
import type { Handler } from "#upstreams/handler.ts";

import { ApiProblem } from "./api-problem.ts";
import { brandFont } from "./brand-font.ts";
import { addCapture } from "./capture.ts";
import { callWebhook, type Send } from "./call-webhook.ts";
import { hostedPage, unknownPaymentPage } from "./hosted-page.ts";
import { parseCaptureInput, parsePaymentInput, parseRefundInput } from "./payment-input.ts";
import { methodById, methodList } from "./payment-methods.ts";
import { captureResource, paymentResource, refundResource } from "./payment-resource.ts";
import { PaymentStore, profileOf } from "./payment-store.ts";
import { addRefund } from "./refund.ts";
import { possibleStatuses, withStatus, type SandboxPayment, type SandboxStatus } from "./sandbox-payment.ts";

export interface PaymentsOptions {
  db: Database;
  /** The upstream's address as browsers reach it, without a slash at the end: `http://localhost:3000/upstreams/payments`. */
  baseUrl: string;
  now?: () => Date;
  /** Carries webhook calls; `fetch` by default. */
  send?: Send;
}

const maxBodyBytes = 65_536;

/**
 * The payment sandbox: Mollie's Payments API v2 for any `Bearer test_…` key, and the page on which a shopper decides how a payment ends.
 * Paths: `/v2/payments`, `/v2/payments/{id}`, `…/refunds`, `…/captures`, `…/release-authorization`, `/v2/methods`, `/checkout/{id}`, `/fonts/{name}`.
 * Webhooks are called only on the sandbox's own origin, so that nobody can aim it at another server.
 */
export function createPaymentsUpstream(options: PaymentsOptions): { handle: Handler } {
  const now = options.now ?? (() => new Date());
  const send = options.send ?? fetch;
  const address = { baseUrl: options.baseUrl.replace(/\/$/, "") };
  const store = new PaymentStore(options.db, now);
  const app = new Hono<{ Variables: { profileId: string } }>();

  const find = async (id: string): Promise<SandboxPayment | undefined> => (isStorable(id) ? store.find(id) : undefined);
  const owned = async (context: Context): Promise<SandboxPayment> => {
    const id = context.req.param("id") ?? "";
    const payment = await find(id);
    if (!payment || payment.profileId !== context.get("profileId"))
      throw new ApiProblem(404, `No payment exists with token ${id}.`);
    return payment;
  };
  const changed = async (
    id: string,
    change: (payment: SandboxPayment) => SandboxPayment | undefined,
  ): Promise<SandboxPayment | undefined> => {
    const payment = await store.update(id, change);
    if (payment) void callWebhook(payment, send);
    return payment;
  };

  app.use("/v2/*", async (context, next) => {
    const [, key] = /^Bearer (test_\w{1,100})$/.exec(context.req.header("authorization") ?? "") ?? [];
    if (!key) throw new ApiProblem(401, "Missing authentication, or failed to authenticate");
    context.set("profileId", profileOf(key));
    await next();
  });

  app.post("/v2/payments", async (context) => {
    const input = parsePaymentInput(await jsonBody(context));
    if (input.webhookUrl && new URL(input.webhookUrl).origin !== new URL(address.baseUrl).origin) {
      throw new ApiProblem(
        422,
        "The webhook URL is invalid because it is unreachable from the sandbox's point of view",
        "webhookUrl",
      );
    }
    const payment = await store.create(input, context.get("profileId"), context.req.header("idempotency-key") ?? null);
    return hal(paymentResource(payment, address), 201);
  });

  app.get("/v2/payments", async (context) => {
    const limit = Number(context.req.query("limit") ?? 50);
    if (!Number.isInteger(limit) || limit < 1 || limit > 250)
      throw new ApiProblem(400, "The limit is invalid", "limit");
    const payments = await store.list(context.get("profileId"), limit);
    const links = {
      self: { href: `${address.baseUrl}/v2/payments?limit=${limit}`, type: "application/hal+json" },
      previous: null,
      next: null,
    };
    return hal(
      {
        count: payments.length,
        _embedded: { payments: payments.map((payment) => paymentResource(payment, address)) },
        _links: links,
      },
      200,
    );
  });

  app.get("/v2/payments/:id", async (context) => hal(paymentResource(await owned(context), address), 200));

  app.delete("/v2/payments/:id", async (context) => {
    const { id } = await owned(context);
    const payment = await changed(id, (current) =>
      current.status === "open" ? withStatus(current, "canceled", now()) : undefined,
    );
    if (!payment) throw new ApiProblem(422, "The payment cannot be canceled");
    return hal(paymentResource(payment, address), 200);
  });

  app.post("/v2/payments/:id/release-authorization", async (context) => {
    const { id } = await owned(context);
    const payment = await changed(id, (current) =>
      current.status === "authorized" ? withStatus(current, "canceled", now()) : undefined,
    );
    if (!payment) throw new ApiProblem(422, "The payment is not authorized");
    return new Response(null, { status: 202 });
  });

  app.post("/v2/payments/:id/refunds", async (context) => {
    const { id } = await owned(context);
    const input = parseRefundInput(await jsonBody(context));
    const { payment, refund } = await addRefund(store, id, input, context.req.header("idempotency-key") ?? null, now());
    return hal(refundResource(refund, payment, address), 201);
  });

  app.get("/v2/payments/:id/refunds", async (context) => {
    const payment = await owned(context);
    const refunds = payment.refunds.map((refund) => refundResource(refund, payment, address));
    const self = { href: `${address.baseUrl}/v2/payments/${payment.id}/refunds`, type: "application/hal+json" };
    return hal({ count: refunds.length, _embedded: { refunds }, _links: { self, previous: null, next: null } }, 200);
  });

  app.post("/v2/payments/:id/captures", async (context) => {
    const { id } = await owned(context);
    const input = parseCaptureInput(await jsonBody(context));
    const { payment, capture } = await addCapture(
      store,
      id,
      input,
      context.req.header("idempotency-key") ?? null,
      now(),
    );
    void callWebhook(payment, send);
    return hal(captureResource(capture, payment, address), 201);
  });

  app.get("/v2/methods", () => hal(methodList(`${address.baseUrl}/v2`), 200));
  app.get("/v2/methods/:id", (context) => {
    const method = methodById(context.req.param("id"), `${address.baseUrl}/v2`);
    if (!method) throw new ApiProblem(404, "The payment method does not exist");
    return hal(method, 200);
  });

  app.get("/fonts/:name", async (context) => (await brandFont(context.req.param("name"))) ?? context.notFound());

  app.get("/checkout/:id", async (context) => {
    const payment = await find(context.req.param("id"));
    return payment ? hostedPage(payment) : unknownPaymentPage();
  });

  app.post("/checkout/:id", async (context) => {
    const payment = await find(context.req.param("id"));
    if (!payment) return unknownPaymentPage();
    const form = new URLSearchParams(await textBody(context));
    const status = form.get("status") as SandboxStatus;
    // a second click finds the payment decided and only goes back to the shop
    if (possibleStatuses(payment).includes(status))
      await changed(payment.id, (current) => withStatus(current, status, now()));
    const target = status === "canceled" && payment.cancelUrl ? payment.cancelUrl : payment.redirectUrl;
    return new Response(null, {
      status: 303,
      headers: { location: target, "cache-control": "no-store", "referrer-policy": "no-referrer" },
    });
  });

  app.notFound(() => new ApiProblem(404, "No such resource").toResponse());
  app.onError((error) => {
    if (error instanceof ApiProblem) return error.toResponse();
    throw error;
  });

  return { handle: async (request) => app.fetch(request) };
}

function hal(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/hal+json", "cache-control": "no-store" },
  });
}

async function textBody(context: Context): Promise<string> {
  const text = await readText(context.req.raw, maxBodyBytes);
  if (text === undefined) throw new ApiProblem(413, "The body is too large");
  return text;
}

async function jsonBody(context: Context): Promise<unknown> {
  const text = await textBody(context);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ApiProblem(400, "The body is not valid JSON");
  }
  const path = unstorablePath(body);
  if (path) throw new ApiProblem(422, "The body holds characters that cannot be stored", path.join("."));
  return body;
}
