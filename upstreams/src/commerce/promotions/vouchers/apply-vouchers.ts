import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { splitCents } from "../../split-cents.ts";
import { shareOf } from "../engine/share-of.ts";
import { judgeVoucher, type Verdict, type VoucherLine } from "./judge-voucher.ts";
import type { BasketVoucher, VoucherState } from "./voucher.ts";

/** What one voucher takes off one line. */
export interface VoucherShare {
  type: VoucherState["type"];
  cents: number;
}

/**
 * Takes vouchers off the lines of a basket. Those that cannot be combined give way to what was redeemed before them. Percentages are taken
 * first, of the price without vouchers' amounts, then amounts, of what is left; a voucher's discount is shared over its lines by their price
 * (largest remainder), so that the shares make the discount to the cent and no line falls below 0.
 * @param vouchers in the order they were redeemed
 * @returns a state for each voucher, and for each line its shares
 */
export function applyVouchers(
  lines: readonly VoucherLine[],
  vouchers: readonly BasketVoucher[],
  { shop, now }: { shop: ShopLocale; now: Date },
): { states: VoucherState[]; shares: VoucherShare[][] } {
  const shares: VoucherShare[][] = lines.map(() => []);
  const left = lines.map(({ totalCents }) => totalCents);
  const verdicts = combine(
    vouchers,
    vouchers.map((voucher) => judgeVoucher(voucher, lines, shop, now)),
  );
  const states = vouchers.map((voucher) => stateOf(voucher, shop));
  for (const index of inOrder(vouchers)) {
    const [state, verdict] = [states[index]!, verdicts[index]!];
    if (verdict.reason) Object.assign(state, { reason: verdict.reason, missingCents: missingCents(verdict) });
    else Object.assign(state, take(state, verdict.lineIndexes, left, shares));
  }
  return { states, shares };
}

function combine(vouchers: readonly BasketVoucher[], verdicts: readonly Verdict[]): Verdict[] {
  let hasOne = false;
  let allCombine = true;
  return verdicts.map((verdict, index) => {
    if (verdict.reason) return verdict;
    const combines = vouchers[index]!.document.combinesWithVouchers;
    if (hasOne && !(allCombine && combines)) return { reason: { code: "NOT_COMBINABLE_WITH_VOUCHERS" } };
    hasOne = true;
    allCombine &&= combines;
    return verdict;
  });
}

function inOrder(vouchers: readonly BasketVoucher[]): number[] {
  const isAmount = (index: number) => ("cents" in vouchers[index]!.document.discount ? 1 : 0);
  return [...vouchers.keys()].sort((a, b) => isAmount(a) - isAmount(b) || a - b);
}

function take(
  state: VoucherState,
  lineIndexes: readonly number[],
  left: number[],
  shares: VoucherShare[][],
): Pick<VoucherState, "status" | "reason" | "discountCents"> {
  const weights = lineIndexes.map((index) => left[index]!);
  const sum = weights.reduce((total, cents) => total + cents, 0);
  const discountCents = Math.min(
    sum,
    state.type === "absolute" ? state.value : shareOf(sum, Math.round(state.value * 100)),
  );
  if (discountCents === 0) return { status: "blocked", reason: { code: "NOTHING_LEFT" }, discountCents };
  for (const [at, cents] of splitCents(discountCents, weights).entries()) {
    const index = lineIndexes[at]!;
    left[index]! -= cents;
    if (cents > 0) shares[index]!.push({ type: state.type, cents });
  }
  return { status: "applied", reason: { code: "APPLIED", discountCents }, discountCents };
}

function stateOf({ voucherId, code, document }: BasketVoucher, { priceColumn }: ShopLocale): VoucherState {
  const { discount, name } = document;
  const value = "cents" in discount ? (discount.cents[priceColumn] ?? 0) : discount.percent;
  return {
    voucherId,
    code,
    name,
    type: "cents" in discount ? "absolute" : "relative",
    value,
    status: "blocked",
    reason: { code: "WITHDRAWN" },
    missingCents: 0,
    discountCents: 0,
  };
}

function missingCents({ reason }: Extract<Verdict, { reason: object }>): number {
  return reason.code === "MIN_ORDER_VALUE_NOT_REACHED" ? reason.missingCents : 0;
}
