/** Mollie's payment statuses. */
export type SandboxStatus = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";

export interface Amount {
  currency: string;
  /** Two decimals, as in `12.95`. */
  value: string;
}

export interface SandboxRefund {
  id: string;
  amount: Amount;
  description: string;
  metadata: unknown;
  createdAt: string;
}

export interface SandboxCapture {
  id: string;
  amount: Amount;
  description: string;
  createdAt: string;
}

/** A payment as the sandbox keeps it: Mollie's fields without links, and whose it is. */
export interface SandboxPayment {
  id: string;
  profileId: string;
  createdAt: string;
  expiresAt: string;
  status: SandboxStatus;
  amount: Amount;
  description: string;
  method: string | null;
  metadata: unknown;
  locale: string | null;
  sequenceType: "oneoff" | "first";
  captureMode: "automatic" | "manual";
  redirectUrl: string;
  cancelUrl: string | null;
  webhookUrl: string | null;
  lines: unknown[] | null;
  billingAddress: unknown;
  shippingAddress: unknown;
  authorizedAt?: string;
  paidAt?: string;
  failedAt?: string;
  canceledAt?: string;
  expiredAt?: string;
  refunds: SandboxRefund[];
  /** What was taken of an authorised payment; one that is paid at once has none. */
  captures?: SandboxCapture[];
}

const next: Readonly<Record<SandboxStatus, readonly SandboxStatus[]>> = {
  open: ["pending", "authorized", "paid", "failed", "canceled", "expired"],
  pending: ["paid", "failed", "expired"],
  authorized: ["paid", "canceled"],
  paid: [],
  failed: [],
  canceled: [],
  expired: [],
};

/** Methods whose provider pays for the shopper, and wants to know what for. */
export const payLaterMethods: ReadonlySet<string> = new Set(["klarna", "in3", "billie", "riverty"]);

/** Methods whose money can be promised first and captured on shipping (Mollie, "Place a hold for a payment"). */
export const holdingMethods: ReadonlySet<string> = new Set(["creditcard", "klarna", "billie", "riverty"]);

/** The statuses a shopper can give the payment on the hosted page. */
export function possibleStatuses(payment: SandboxPayment): SandboxStatus[] {
  const refused: SandboxStatus = payment.captureMode === "manual" ? "paid" : "authorized";
  return next[payment.status].filter((status) => payment.status === "authorized" || status !== refused);
}

/** The payment after a change of status with its time, or undefined when the present status does not allow it. */
export function withStatus(payment: SandboxPayment, status: SandboxStatus, now: Date): SandboxPayment | undefined {
  if (!possibleStatuses(payment).includes(status)) return undefined;
  const at = now.toISOString();
  const times: Readonly<Record<SandboxStatus, Partial<SandboxPayment>>> = {
    open: {},
    pending: {},
    authorized: { authorizedAt: at },
    paid: { paidAt: at },
    failed: { failedAt: at },
    canceled: { canceledAt: at },
    expired: { expiredAt: at },
  };
  return { ...payment, status, ...times[status] };
}

/** An open payment past its time has expired, whether or not anybody looked. */
export function withExpiry(payment: SandboxPayment, now: Date): SandboxPayment {
  const over = payment.status === "open" && new Date(payment.expiresAt) <= now;
  return over ? { ...payment, status: "expired", expiredAt: payment.expiresAt } : payment;
}

/** The cents that were taken: of an authorised payment what was captured, otherwise all. */
export function takenCents(payment: SandboxPayment): number {
  const captured = payment.captures?.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return captured ?? centsOf(payment.amount);
}

/** Cents of an amount. */
export function centsOf(amount: Amount): number {
  return Math.round(Number(amount.value) * 100);
}

/** An amount of cents as the API writes it. */
export function amountOf(cents: number, currency: string): Amount {
  return { currency, value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}` };
}
