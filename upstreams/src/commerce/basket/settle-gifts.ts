import { applyPromotions } from "../promotions/engine/apply-promotions.ts";
import type { OfferedPromotion } from "../promotions/promotion.ts";
import type { BasketPlan, PlannedLine, Refusal } from "./basket-plan.ts";
import type { VariantState } from "./basket-state.ts";
import { openLines, promotableLine } from "./price-basket.ts";

/**
 * Removes from a plan each gift that the basket does not earn: one that lies in it goes, or loses pieces, with what earned it; one that is asked for
 * refuses (412) or is reduced; a line that is to be paid does not become a gift in part.
 */
export function settleGifts(
  plan: BasketPlan,
  before: readonly PlannedLine[],
  facts: { variants: ReadonlyMap<number, VariantState>; offered: readonly OfferedPromotion[] },
): BasketPlan {
  if (plan.outcome !== "change" || !plan.lines.some((line) => line.isGift)) return plan;
  const open = openLines({ lines: plan.lines, variants: facts.variants });
  const { lines: promoted } = applyPromotions(open.map(promotableLine), facts.offered);
  const earned = new Map(open.map(({ line }, index) => [line, promoted[index]!.quantity]));
  const linesByKey = new Map(before.map((line) => [line.itemKey, line]));
  const lines: PlannedLine[] = [];
  const removed = [...plan.removed];
  const refusals: Refusal[] = [];
  let { isReduced } = plan;
  for (const line of plan.lines) {
    const quantity = earned.get(line) ?? line.quantity;
    const former = line.itemKey === null ? undefined : linesByKey.get(line.itemKey);
    const becomesGift = former ? !former.isGift : line.itemKey === null;
    const isPaidSoFar = former !== undefined && becomesGift;
    if (quantity === line.quantity) lines.push(line);
    else if (becomesGift && (quantity === 0 || isPaidSoFar))
      refusals.push({ variantId: line.variantId, kind: "GiftNotEarned" });
    else {
      isReduced ||= former === undefined ? becomesGift : former.quantity < line.quantity;
      if (quantity > 0) lines.push({ ...line, quantity });
      else if (line.itemKey !== null) removed.push(line.itemKey);
    }
  }
  if (refusals.length > 0) return { outcome: "refused", status: 412, refusals };
  return { ...plan, lines, removed, isReduced };
}
