/** A total as the shopper saw it, with the parts they choose themselves. */
export interface SeenTotal {
  readonly totalCents: number;
  readonly formatted: string;
  readonly shippingCents: number;
  readonly shippingOption: string | undefined;
  readonly paymentMethod: string | undefined;
  /** What the chosen way of payment costs. */
  readonly paymentFeeCents: number;
  readonly discountCents: number;
  /** Codes of those redeemed, also of those that do not count. */
  readonly vouchers: string;
}

/** Whether a total is higher than the one seen before, other than by the shopper's own choice of delivery, payment and vouchers. */
export function isDearer(now: SeenTotal, before: SeenTotal): boolean {
  const shippingCents = now.shippingOption === before.shippingOption ? now.shippingCents - before.shippingCents : 0;
  const paymentFeeCents = now.paymentMethod === before.paymentMethod ? now.paymentFeeCents - before.paymentFeeCents : 0;
  const discountCents = now.vouchers === before.vouchers ? now.discountCents - before.discountCents : 0;
  return goodsCents(now) + shippingCents + paymentFeeCents - discountCents > goodsCents(before);
}

function goodsCents({ totalCents, shippingCents, paymentFeeCents, discountCents }: SeenTotal): number {
  return totalCents - shippingCents - paymentFeeCents + discountCents;
}
