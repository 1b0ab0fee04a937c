import { createMollieClient, MollieApiError, type Payment, type PaymentCreateParams } from "@mollie/api-client";

import { amountOf, centsOf } from "./amount.ts";
import { replaceTransport, type TransportOptions } from "./mollie-transport.ts";

export type ProviderStatus = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";

/** A payment as the provider has it now. */
export interface ProviderPayment {
  id: string;
  status: ProviderStatus;
  isCancelable: boolean;
  amountCents: number;
  currency: string;
  /** Where the shopper pays, while it is open. */
  checkoutUrl: string | null;
  expiresAt: Date | null;
}

/** Which amounts a method takes. */
export interface ProviderMethod {
  id: string;
  minimumCents: number;
  maximumCents: number;
}

/** What of a payment is given back, and what the shopper reads about it. */
export interface ProviderRefund {
  amountCents: number;
  description: string;
  idempotencyKey: string;
}

/** The provider refused a payment: its rules, the amount or the method. */
export class PaymentRefusedError extends Error {
  override name = "PaymentRefusedError";
}

/** The provider does not know the payment. */
export class PaymentUnknownError extends Error {
  override name = "PaymentUnknownError";
}

/** The payment calls the order service makes, over Mollie's client; a provider that cannot be reached throws `MollieApiError`. */
export interface PaymentProvider {
  /** Makes a payment; the same idempotency key always gives the same one. @throws PaymentRefusedError */
  create(parameters: PaymentCreateParams): Promise<ProviderPayment>;
  /** @throws PaymentUnknownError */
  read(paymentId: string): Promise<ProviderPayment>;
  /** Cancels an open payment or releases an authorised one; afterwards it is as `read` says. @throws PaymentUnknownError */
  cancel(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Gives a part of a paid payment back, or all of it; once for each idempotency key. @throws PaymentRefusedError */
  refund(payment: ProviderPayment, refund: ProviderRefund): Promise<void>;
  /** Takes an authorised payment, or a part of it that is all there will be; once for each payment. @throws PaymentRefusedError */
  capture(payment: ProviderPayment, capture: { amountCents: number; description: string }): Promise<void>;
  /** The methods switched on for the shop. */
  methods(): Promise<ProviderMethod[]>;
}

/** A provider at an `apiEndpoint` that speaks Mollie's Payments API v2: Mollie, or the sandbox. */
export function createPaymentProvider(options: TransportOptions): PaymentProvider {
  const client = createMollieClient({ apiKey: options.apiKey, apiEndpoint: options.apiEndpoint });
  replaceTransport(client, options);
  const read = async (paymentId: string): Promise<ProviderPayment> =>
    toProviderPayment(await client.payments.get(paymentId).catch(typedFailure));
  return {
    create: async (parameters) => toProviderPayment(await client.payments.create(parameters).catch(typedFailure)),
    read,
    cancel: async (payment) => {
      // it may have been decided since: what it is now is what counts
      if (payment.status === "authorized") await client.payments.releaseAuthorization(payment.id).catch(ignoreRefusal);
      else if (payment.isCancelable) await client.payments.cancel(payment.id).catch(ignoreRefusal);
      return read(payment.id);
    },
    refund: async ({ id, currency }, { amountCents, description, idempotencyKey }) => {
      const amount = amountOf(amountCents, currency);
      await client.paymentRefunds.create({ paymentId: id, amount, description, idempotencyKey }).catch(typedFailure);
    },
    capture: async ({ id, currency }, { amountCents, description }) => {
      const amount = amountOf(amountCents, currency);
      await client.paymentCaptures
        .create({ paymentId: id, amount, description, idempotencyKey: `capture-${id}` })
        .catch(typedFailure);
    },
    methods: async () => {
      const methods = await client.methods.list().catch(typedFailure);
      return methods.map(({ id, minimumAmount, maximumAmount }) => ({
        id,
        minimumCents: centsOf(minimumAmount),
        maximumCents: maximumAmount ? centsOf(maximumAmount) : Infinity,
      }));
    },
  };
}

function toProviderPayment(payment: Payment): ProviderPayment {
  return {
    id: payment.id,
    status: payment.status,
    isCancelable: payment.isCancelable ?? false,
    amountCents: centsOf(payment.amount),
    currency: payment.amount.currency,
    checkoutUrl: payment.getCheckoutUrl(),
    expiresAt: payment.expiresAt ? new Date(payment.expiresAt) : null,
  };
}

function typedFailure(error: unknown): never {
  if (error instanceof MollieApiError) {
    if (error.statusCode === 404 || error.statusCode === 410)
      throw new PaymentUnknownError(error.message, { cause: error });
    if (error.statusCode === 422) throw new PaymentRefusedError(error.message, { cause: error });
  }
  throw error;
}

function ignoreRefusal(error: unknown): void {
  if (error instanceof MollieApiError && error.statusCode === 422) return;
  typedFailure(error);
}
