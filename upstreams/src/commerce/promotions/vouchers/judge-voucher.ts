import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { BasketVoucher, VoucherReason } from "./voucher.ts";

/** A line of a basket as vouchers are judged on it. */
export interface VoucherLine {
  productId: number;
  /** Promotions taken off. */
  totalCents: number;
  isAvailable: boolean;
  hasPromotion: boolean;
}

/** What a voucher may be used on, or why it may not. */
export type Verdict = { reason?: undefined; lineIndexes: number[] } | { reason: VoucherReason };

/** Judges one voucher by itself: its time, its limits, its articles and their minimum. What other vouchers do is not looked at. */
export function judgeVoucher(
  voucher: BasketVoucher,
  lines: readonly VoucherLine[],
  shop: ShopLocale,
  now: Date,
): Verdict {
  const reason = unusable(voucher, shop, now);
  if (reason) return { reason };
  const { document, products } = voucher;
  const meant = [...lines.keys()].filter(
    (index) => lines[index]!.isAvailable && (products?.has(lines[index]!.productId) ?? true),
  );
  if (meant.length === 0) return { reason: { code: "NO_SUCH_ITEM" } };
  const lineIndexes = document.combinesWithPromotions ? meant : meant.filter((index) => !lines[index]!.hasPromotion);
  if (lineIndexes.length === 0) return { reason: { code: "NOT_COMBINABLE_WITH_PROMOTIONS" } };
  const minOrderCents = document.minOrderCents?.[shop.priceColumn] ?? 0;
  const valueCents = lineIndexes.reduce((sum, index) => sum + lines[index]!.totalCents, 0);
  const missingCents = minOrderCents - valueCents;
  if (missingCents > 0) return { reason: { code: "MIN_ORDER_VALUE_NOT_REACHED", missingCents, minOrderCents } };
  // one that can take nothing stands in no other's way
  if (valueCents === 0) return { reason: { code: "NOTHING_LEFT" } };
  return { lineIndexes };
}

function unusable(voucher: BasketVoucher, { code, priceColumn }: ShopLocale, now: Date): VoucherReason | undefined {
  const { document, useLimit, customerLimit, used, usedByCustomer, hasOrdered } = voucher;
  const time = now.getTime();
  const isOfShop = document.shops?.includes(code) ?? true;
  const amounts = ["cents" in document.discount ? document.discount.cents : undefined, document.minOrderCents];
  const isInCurrency = amounts.every((cents) => cents === undefined || cents[priceColumn] !== undefined);
  if (!voucher.isActive || !isOfShop || !isInCurrency) return { code: "WITHDRAWN" };
  if (document.to !== undefined && time >= Date.parse(document.to)) return { code: "EXPIRED" };
  if (document.from !== undefined && time < Date.parse(document.from)) return { code: "NOT_VALID_YET" };
  if (useLimit !== null && used >= useLimit) return { code: "USED_UP" };
  if (customerLimit !== null && usedByCustomer >= customerLimit) return { code: "USED_BY_CUSTOMER" };
  if (document.firstOrderOnly === true && hasOrdered) return { code: "NOT_FIRST_ORDER" };
  return undefined;
}
