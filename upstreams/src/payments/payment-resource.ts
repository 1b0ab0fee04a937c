import {
  amountOf,
  centsOf,
  takenCents,
  type SandboxCapture,
  type SandboxPayment,
  type SandboxRefund,
} from "./sandbox-payment.ts";

/** Where the sandbox is reached from outside: `baseUrl` of the upstream. */
export interface SandboxAddress {
  baseUrl: string;
}

const hal = "application/hal+json";

/** Address of the page where the shopper pays. */
function checkoutUrl({ baseUrl }: SandboxAddress, paymentId: string): string {
  return `${baseUrl}/checkout/${paymentId}`;
}

/** A payment as Mollie's API writes it; what only an open payment has is left out of the others. */
export function paymentResource(payment: SandboxPayment, address: SandboxAddress): Record<string, unknown> {
  const {
    refunds,
    captures,
    expiresAt,
    profileId,
    cancelUrl,
    webhookUrl,
    lines,
    billingAddress,
    shippingAddress,
    ...fields
  } = payment;
  const self = `${address.baseUrl}/v2/payments/${payment.id}`;
  const final = payment.status !== "open" && payment.status !== "pending" && payment.status !== "authorized";
  const refunded = refunds.reduce((sum, refund) => sum + centsOf(refund.amount), 0);
  const { currency } = payment.amount;
  return {
    resource: "payment",
    mode: "test",
    ...fields,
    profileId,
    ...(payment.status === "open" && { expiresAt }),
    ...(!final && { isCancelable: payment.status === "open" }),
    ...(payment.status === "paid" && {
      amountRefunded: amountOf(refunded, currency),
      amountRemaining: amountOf(takenCents(payment) - refunded, currency),
    }),
    ...(captures && { amountCaptured: amountOf(takenCents(payment), currency) }),
    ...(cancelUrl && { cancelUrl }),
    ...(webhookUrl && { webhookUrl }),
    ...(lines && { lines }),
    ...(billingAddress !== null && { billingAddress }),
    ...(shippingAddress !== null && { shippingAddress }),
    _links: {
      self: { href: self, type: hal },
      ...(payment.status === "open" && { checkout: { href: checkoutUrl(address, payment.id), type: "text/html" } }),
      ...(payment.status === "pending" && {
        changePaymentState: { href: checkoutUrl(address, payment.id), type: "text/html" },
      }),
      ...(refunds.length > 0 && { refunds: { href: `${self}/refunds`, type: hal } }),
      ...(captures && { captures: { href: `${self}/captures`, type: hal } }),
      dashboard: { href: checkoutUrl(address, payment.id), type: "text/html" },
      documentation: { href: "https://docs.mollie.com/reference/get-payment", type: "text/html" },
    },
  };
}

/** A refund as Mollie's API writes it. */
export function refundResource(
  refund: SandboxRefund,
  payment: SandboxPayment,
  address: SandboxAddress,
): Record<string, unknown> {
  const paymentUrl = `${address.baseUrl}/v2/payments/${payment.id}`;
  return {
    resource: "refund",
    mode: "test",
    ...refund,
    paymentId: payment.id,
    status: "refunded",
    _links: {
      self: { href: `${paymentUrl}/refunds/${refund.id}`, type: hal },
      payment: { href: paymentUrl, type: hal },
      documentation: { href: "https://docs.mollie.com/reference/get-refund", type: "text/html" },
    },
  };
}

/** A capture as Mollie's API writes it. */
export function captureResource(
  capture: SandboxCapture,
  payment: SandboxPayment,
  address: SandboxAddress,
): Record<string, unknown> {
  const paymentUrl = `${address.baseUrl}/v2/payments/${payment.id}`;
  return {
    resource: "capture",
    mode: "test",
    ...capture,
    paymentId: payment.id,
    status: "succeeded",
    _links: {
      self: { href: `${paymentUrl}/captures/${capture.id}`, type: hal },
      payment: { href: paymentUrl, type: hal },
      documentation: { href: "https://docs.mollie.com/reference/get-capture", type: "text/html" },
    },
  };
}
