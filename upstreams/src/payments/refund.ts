import { createHash } from "node:crypto";

import { ApiProblem } from "./api-problem.ts";
import type { RefundInput } from "./payment-input.ts";
import { randomId, type PaymentStore } from "./payment-store.ts";
import { centsOf, takenCents, type SandboxPayment, type SandboxRefund } from "./sandbox-payment.ts";

/**
 * Refunds a part of a paid payment, never more than is left; the same idempotency key refunds once.
 * @throws ApiProblem 422 when the payment is not paid or too little is left
 */
export async function addRefund(
  store: PaymentStore,
  paymentId: string,
  input: RefundInput,
  idempotencyKey: string | null,
  now: Date,
): Promise<{ payment: SandboxPayment; refund: SandboxRefund }> {
  const id = `re_${idempotencyKey ? createHash("sha256").update(`${paymentId} ${idempotencyKey}`).digest("hex").slice(0, 16) : randomId()}`;
  const refund: SandboxRefund = {
    id,
    amount: input.amount,
    description: input.description,
    metadata: input.metadata ?? null,
    createdAt: now.toISOString(),
  };
  const payment = await store.update(paymentId, (current) => {
    if (current.refunds.some((earlier) => earlier.id === id)) return current;
    if (current.status !== "paid") throw new ApiProblem(422, "The payment is not paid and cannot be refunded");
    const refunded = current.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
    const left = takenCents(current) - refunded;
    if (input.amount.currency !== current.amount.currency || centsOf(input.amount) > left) {
      throw new ApiProblem(422, "The specified amount cannot be refunded", "amount");
    }
    return { ...current, refunds: [...current.refunds, refund] };
  });
  if (!payment) throw new ApiProblem(404, `No payment exists with token ${paymentId}.`);
  return { payment, refund: payment.refunds.find((made) => made.id === id)! };
}
