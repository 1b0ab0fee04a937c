/** How a payment ended without money, as the return page hands it to the checkout in the history's state. */
export type PaymentEnd = "FAILED" | "CANCELED" | "EXPIRED";

interface EndedState {
  readonly paymentEnd: PaymentEnd;
}

export function endedState(paymentEnd: PaymentEnd): EndedState {
  return { paymentEnd };
}

/** The end of a payment in a location's state, if there is one. */
export function paymentEndOf(state: unknown): PaymentEnd | undefined {
  if (typeof state !== "object" || state === null || !("paymentEnd" in state)) return undefined;
  const { paymentEnd } = state as EndedState;
  return paymentEnd === "FAILED" || paymentEnd === "CANCELED" || paymentEnd === "EXPIRED" ? paymentEnd : undefined;
}
