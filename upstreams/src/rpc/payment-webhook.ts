import { readText } from "@warmeland/schema/process/read-text.ts";

import { isPublicUrl } from "./public-url.ts";
import { settlePayment } from "./orders/payment/settle-payment.ts";
import type { Services } from "./services.ts";

/** Where the provider reports that a payment changed; the shop's server passes it on to the RPC upstream. */
export const paymentWebhookPath = "/webhooks/payments";

/** The webhook's address for a shop the provider can reach, undefined for one on this machine or in a private network. */
export function paymentWebhookUrl(publicUrl: string): string | undefined {
  return isPublicUrl(publicUrl) ? new URL(paymentWebhookPath, publicUrl).href : undefined;
}

/**
 * `POST /webhooks/payments` with `id=tr_…` in a form. The call proves nothing, so the payment is looked up; an unknown id is treated like a
 * real one. A fault is a 500, and the provider calls again.
 */
export async function handlePaymentWebhook(services: Services, request: Request): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const form = await readText(request, 1024);
  if (form === undefined) return new Response(null, { status: 413 });
  const paymentId = new URLSearchParams(form).get("id") ?? "";
  if (!/^tr_\w{1,60}$/.test(paymentId)) return new Response(null, { status: 400 });
  try {
    await settlePayment(services, paymentId);
    return new Response(null, { status: 200 });
  } catch (error) {
    services.log.error({ err: error, paymentId }, "webhook failed");
    return new Response(null, { status: 500 });
  }
}
