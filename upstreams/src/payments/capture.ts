import { createHash } from "node:crypto";

import { ApiProblem } from "./api-problem.ts";
import type { CaptureInput } from "./payment-input.ts";
import { randomId, type PaymentStore } from "./payment-store.ts";
import { centsOf, withStatus, type SandboxCapture, type SandboxPayment } from "./sandbox-payment.ts";

/**
 * Takes an authorised payment, or a part of it; what is left is released. The same idempotency key captures once.
 * @throws ApiProblem 422 when the payment is not authorised or less was promised
 */
export async function addCapture(
  store: PaymentStore,
  paymentId: string,
  input: CaptureInput,
  idempotencyKey: string | null,
  now: Date,
): Promise<{ payment: SandboxPayment; capture: SandboxCapture }> {
  const id = `cpt_${idempotencyKey ? createHash("sha256").update(`${paymentId} ${idempotencyKey}`).digest("hex").slice(0, 16) : randomId()}`;
  const payment = await store.update(paymentId, (current) => {
    if (current.captures?.some((earlier) => earlier.id === id)) return current;
    if (current.status !== "authorized")
      throw new ApiProblem(422, "The payment is not authorized and cannot be captured");
    const amount = input.amount ?? current.amount;
    if (amount.currency !== current.amount.currency || centsOf(amount) > centsOf(current.amount)) {
      throw new ApiProblem(422, "The specified amount cannot be captured", "amount");
    }
    const capture: SandboxCapture = { id, amount, description: input.description, createdAt: now.toISOString() };
    const paid = withStatus(current, "paid", now);
    return paid && { ...paid, captures: [capture] };
  });
  if (!payment) throw new ApiProblem(404, `No payment exists with token ${paymentId}.`);
  return { payment, capture: payment.captures!.find((made) => made.id === id)! };
}
