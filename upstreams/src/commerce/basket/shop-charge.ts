import type { Texts } from "#upstreams/catalogue/documents.ts";

import { splitTax } from "../price.ts";

/** What a shop asks beside goods and delivery, or takes off delivery, as the shop's settings have it. */
export interface ShopCharge {
  key: string;
  /** `service` is asked for every order, `payment` for those paid by `paymentMethod`. */
  kind: "service" | "payment" | "delivery_reduction";
  paymentMethod: string | null;
  name: Texts;
  /** With VAT. */
  cents: number;
  /** A reduction counts from this value of goods on, promotions and vouchers taken off. */
  minOrderCents: number;
}

/** A fee of a basket or an order; amounts with VAT, of which `vatCents` is a part. */
export interface AppliedFee {
  category: "service" | "payment";
  key: string;
  name: Texts;
  cents: number;
  vatRate: number;
  vatCents: number;
}

/** What is taken off delivery. */
export interface DeliveryReduction {
  key: string;
  name: Texts;
  cents: number;
}

type TaxedLines = readonly { status: string; unit: { tax: { vat: { rate: number } } } }[];

/**
 * The fees of a basket that is paid by a method; none while nothing in it can be had. They are taxed as delivery is: at the highest rate of the goods.
 * @param paymentMethod null while none is chosen
 */
export function appliedFees(
  { charges, lines }: { charges: readonly ShopCharge[]; lines: TaxedLines },
  paymentMethod: string | null,
): AppliedFee[] {
  if (!lines.some(({ status }) => status === "available")) return [];
  const vatRate = ancillaryVatRate(lines);
  return charges.flatMap(({ key, kind, paymentMethod: of, name, cents }) => {
    if (kind === "delivery_reduction" || (kind === "payment" && of !== paymentMethod)) return [];
    return [{ category: kind, key, name, cents, vatRate, vatCents: splitTax(cents, vatRate).tax.vat.amount }];
  });
}

/** What is taken off a delivery: the largest reduction that goods of this value earn, never more than the delivery costs; null for nothing. */
export function deliveryReduction(
  charges: readonly ShopCharge[],
  goodsCents: number,
  deliveryCents: number,
): DeliveryReduction | null {
  let best: ShopCharge | undefined;
  for (const charge of charges) {
    if (charge.kind === "delivery_reduction" && goodsCents >= charge.minOrderCents && charge.cents > (best?.cents ?? 0))
      best = charge;
  }
  return best && deliveryCents > 0
    ? { key: best.key, name: best.name, cents: Math.min(best.cents, deliveryCents) }
    : null;
}

/** The rate that what comes with goods is taxed at: their highest, of those that can be had. */
export function ancillaryVatRate(lines: TaxedLines): number {
  return Math.max(0, ...lines.filter((line) => line.status === "available").map((line) => line.unit.tax.vat.rate));
}
