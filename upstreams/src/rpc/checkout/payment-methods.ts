import { setTimeout } from "node:timers/promises";

import type { PaymentDetailName } from "@warmeland/schema/rules/payment-details.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";

import { checkoutTexts } from "../checkout-texts.ts";
import type { PaymentProvider, ProviderMethod } from "../provider/payment-provider.ts";

/** Mollie's names of the methods the shops offer, in the order they are shown (docs/rules.md#payment-methods). */
const paymentMethodKeys = ["ideal", "creditcard", "paypal", "directdebit", "klarna", "in3"] as const;
export type PaymentMethodKey = (typeof paymentMethodKeys)[number];

export interface OfferedMethod {
  /** `none`: vouchers cover everything, and there is nothing to pay. */
  key: PaymentMethodKey | "none";
  name: string;
  description: string;
  /** What the shopper has to say before ordering. */
  asks: readonly PaymentDetailName[];
  /** Whether it is credit, which is for adults alone and has to say so (Directive (EU) 2023/2225). */
  isCredit: boolean;
}

/** A direct debit needs an account, credit an adult; the others ask on the provider's own page. */
const required: Readonly<Partial<Record<PaymentMethodKey, readonly PaymentDetailName[]>>> = {
  directdebit: ["accountHolder", "iban"],
  in3: ["birthDate"],
};

const credit: ReadonlySet<PaymentMethodKey> = new Set(["klarna", "in3"]);

const freshForMs = 10 * 60_000;
/** How long a checkout waits for the list; all wait together, and nobody again before the pause is over. */
const patienceMs = 500;
const pauseMs = 10_000;

/** Which methods a shopper may choose: those of the shop that are switched on at the provider and take the amount. */
export class PaymentMethods {
  private readonly provider: Pick<PaymentProvider, "methods">;
  private readonly log: Logger;
  private cached: Promise<ProviderMethod[] | null> | undefined;
  private retryAt = 0;

  constructor(provider: Pick<PaymentProvider, "methods">, log: Logger) {
    this.provider = provider;
    this.log = log;
  }

  /** The provider's list, at most ten minutes old; null while it cannot be had in time. Never called inside a transaction. */
  switchedOn(now: Date): Promise<ProviderMethod[] | null> {
    if (!this.cached || now.getTime() >= this.retryAt) {
      this.retryAt = now.getTime() + freshForMs;
      const requested = this.provider.methods().catch((error: unknown) => {
        this.log.warn({ err: error }, "payment methods unknown: all are offered");
        this.retryAt = now.getTime() + pauseMs;
        return null;
      });
      this.cached = Promise.race([requested, setTimeout(patienceMs, null, { ref: false })]);
      // a late list serves later requests
      void requested.then((methods) => (this.cached = Promise.resolve(methods)));
    }
    return this.cached;
  }
}

/** The methods for an amount; all of them while the provider's list is unknown, and `none` alone where nothing is to be paid. */
export function offeredMethods(
  shop: ShopLocale,
  switchedOn: readonly ProviderMethod[] | null,
  totalCents: number,
): OfferedMethod[] {
  const texts = checkoutTexts(shop).paymentMethods;
  if (totalCents === 0) return [{ key: "none", ...texts.none, asks: [], isCredit: false }];
  return paymentMethodKeys
    .filter((key) => {
      const method = switchedOn?.find(({ id }) => id === key);
      return (
        switchedOn === null ||
        (method !== undefined && totalCents >= method.minimumCents && totalCents <= method.maximumCents)
      );
    })
    .map((key) => ({
      key,
      name: texts[key].name,
      description: texts[key].description,
      asks: required[key] ?? [],
      isCredit: credit.has(key),
    }));
}
