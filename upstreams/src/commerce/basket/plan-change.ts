import type { ItemChange } from "./basket-input.ts";
import { sameLine, type BasketPlan, type PlannedLine, type VariantFacts } from "./basket-plan.ts";
import { availableFor } from "./plan-add.ts";

/**
 * Plans changing a line. An unknown line refuses with 404, a basket that moved on since `version` (or a group that has the variant already)
 * with 409, a variant of which nothing is left with 412; a quantity beyond the stock is reduced to it.
 */
export function planChange(
  current: readonly PlannedLine[],
  itemKey: string,
  change: ItemChange,
  facts: ReadonlyMap<number, VariantFacts>,
  version: number,
): BasketPlan {
  const line = current.find((each) => each.itemKey === itemKey);
  if (!line) return { outcome: "refused", status: 404, refusals: [] };
  if (change.version !== undefined && change.version !== version) return { outcome: "refused", status: 409, refusals: [] };
  const { variantId } = line;
  const groupId = change.itemGroup?.id ?? line.groupId;
  const others = current.filter((each) => each !== line);
  if (sameLine(others, variantId, groupId))
    return { outcome: "refused", status: 409, refusals: [{ variantId, kind: "VariantAlreadyPresent" }] };
  const available = availableFor(others, { variantId, groupId }, facts.get(variantId));
  if (available === 0) return { outcome: "refused", status: 412, refusals: [{ variantId, kind: "ItemUnavailable" }] };
  const quantity = Math.min(change.quantity, available);
  const changed: PlannedLine = {
    ...line,
    groupId,
    quantity,
    itemGroup: change.itemGroup ?? line.itemGroup,
    promotionId: change.promotionId === undefined ? line.promotionId : change.promotionId,
    customData: change.customData ?? line.customData,
    displayData: change.displayData ?? line.displayData,
  };
  const lines = current.map((each) => (each === line ? changed : each));
  return { outcome: "change", lines, removed: [], isReduced: quantity < change.quantity };
}

/** Plans removing a line; an unknown one refuses with 404. */
export function planRemove(current: readonly PlannedLine[], itemKey: string): BasketPlan {
  const lines = current.filter((line) => line.itemKey !== itemKey);
  if (lines.length === current.length) return { outcome: "refused", status: 404, refusals: [] };
  return { outcome: "change", lines, removed: [itemKey], isReduced: false };
}

/** Plans removing every line. */
export function planClear(current: readonly PlannedLine[]): BasketPlan {
  if (current.length === 0) return { outcome: "nothing", isReduced: false };
  return { outcome: "change", lines: [], removed: current.flatMap((line) => line.itemKey ?? []), isReduced: false };
}
