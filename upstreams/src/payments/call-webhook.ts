import { setTimeout as sleep } from "node:timers/promises";

import type { SandboxPayment } from "./sandbox-payment.ts";

const delaysMs = [0, 1000, 5000, 15_000];

/** Sends a request and never follows a redirect; `fetch` by default. */
export type Send = (request: Request) => Promise<Response>;

/** Notifies the shop that a payment changed, a few times until it responds with 2xx; the payment's id is all it says, as with Mollie. */
export async function callWebhook(
  payment: SandboxPayment,
  send: Send,
  delays: readonly number[] = delaysMs,
): Promise<boolean> {
  if (!payment.webhookUrl) return false;
  for (const delay of delays) {
    await sleep(delay, undefined, { ref: false });
    const request = new Request(payment.webhookUrl, {
      method: "POST",
      body: new URLSearchParams({ id: payment.id }),
      redirect: "manual",
      signal: AbortSignal.timeout(5000),
    });
    const received = await send(request).then(
      (response) => response.ok,
      () => false,
    );
    if (received) return true;
  }
  return false;
}
