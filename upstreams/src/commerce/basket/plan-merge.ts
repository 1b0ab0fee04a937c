import { maximumQuantity } from "./allocate-stock.ts";
import type { ExistingItemHandling } from "./basket-input.ts";
import { mostLines, sameLine, type BasketPlan, type PlannedLine, type Refusal } from "./basket-plan.ts";

/**
 * Plans merging one basket into another, which empties the first. Stock is not looked at, so that nothing is lost: what is sold out stays
 * as an unavailable line, and a line that names no promotion takes the name, with its code, of the one it is added to. Quantities end at 999; more than 200 lines refuse (413) and leave both as they are.
 */
export function planMerge(
  current: readonly PlannedLine[],
  source: readonly PlannedLine[],
  handling: ExistingItemHandling,
): BasketPlan {
  if (source.length === 0) return { outcome: "nothing", isReduced: false };
  let lines = current.map((line) => Object.assign({}, line));
  const removed: string[] = [];
  let isReduced = false;
  for (const line of source) {
    const existing = sameLine(lines, line.variantId, line.groupId);
    if (!existing) {
      lines.push(line);
      continue;
    }
    if (handling === "KeepExisting") continue;
    const wanted = handling === "ReplaceExisting" ? line.quantity : existing.quantity + line.quantity;
    const quantity = Math.min(wanted, maximumQuantity);
    isReduced ||= quantity < wanted;
    if (handling === "AddQuantityToExisting") {
      existing.quantity = quantity;
      if (existing.promotionId === null && !line.isGift) {
        existing.promotionId = line.promotionId;
        existing.promotionCode = line.promotionCode;
      }
    } else {
      if (existing.itemKey) removed.push(existing.itemKey);
      lines = lines.map((each) => (each === existing ? { ...line, quantity } : each));
    }
  }
  const refusals: Refusal[] = lines
    .slice(mostLines)
    .map(({ variantId }) => ({ variantId, kind: "MaximumItemCountReached" }));
  if (refusals.length > 0) return { outcome: "refused", status: 413, refusals };
  return { outcome: "change", lines, removed, isReduced };
}
