import { maximumQuantity } from "./allocate-stock.ts";
import { mostLines, sameLine, type BasketPlan, type PlannedLine } from "./basket-plan.ts";
import { planMerge } from "./plan-merge.ts";

/**
 * Plans merging as much of one basket into another as there is room for, adding up what both hold: never refused. Beyond 200 lines, and beyond 999
 * pieces of a line, things stay where they are as `left`; lines of one item group stay together.
 */
export function planLimitedMerge(current: readonly PlannedLine[], source: readonly PlannedLine[]): BasketPlan {
  const taken: PlannedLine[] = [];
  const left: PlannedLine[] = [];
  let room = mostLines - current.length;
  for (const set of itemSets(source)) {
    const added = set.filter((line) => !sameLine(current, line.variantId, line.groupId)).length;
    if (added > room) {
      left.push(...set);
      continue;
    }
    room -= added;
    for (const line of set) {
      const had = sameLine(current, line.variantId, line.groupId)?.quantity ?? 0;
      const quantity = Math.min(line.quantity, maximumQuantity - had);
      if (quantity > 0) taken.push(quantity === line.quantity ? line : { ...line, quantity });
      if (quantity < line.quantity) left.push({ ...line, quantity: line.quantity - quantity });
    }
  }
  const plan = planMerge(current, taken, "AddQuantityToExisting");
  return plan.outcome === "change" ? { ...plan, left } : plan;
}

function itemSets(lines: readonly PlannedLine[]): PlannedLine[][] {
  const sets = new Map<string | PlannedLine, PlannedLine[]>();
  for (const line of lines) {
    const key = line.itemGroup?.id ?? line;
    sets.set(key, [...(sets.get(key) ?? []), line]);
  }
  return [...sets.values()];
}
