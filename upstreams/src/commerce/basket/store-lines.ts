import type { Database } from "#upstreams/database/connection.ts";
import type { PlannedLine } from "./basket-plan.ts";

/** Makes a basket's lines those of a plan. Lines that come from another basket move over with their keys. */
export async function storeLines(
  trx: Database,
  basketId: string,
  before: readonly PlannedLine[],
  plan: { lines: readonly PlannedLine[]; removed: readonly string[] },
): Promise<void> {
  if (plan.removed.length > 0) await trx.deleteFrom("basket_item").where("item_key", "in", plan.removed).execute();
  const known = new Map(before.map((line) => [line.itemKey, line]));
  const added = plan.lines.filter((line) => line.itemKey === null);
  for (const line of plan.lines) {
    const stored = known.get(line.itemKey);
    if (line.itemKey === null || (stored && isSame(stored, line))) continue;
    await trx
      .updateTable("basket_item")
      .set({ basket_id: basketId, ...columns(line) })
      .where("item_key", "=", line.itemKey)
      .execute();
  }
  if (added.length === 0) return;
  const rows = added.map((line) => Object.assign(columns(line), { basket_id: basketId, variant_id: line.variantId }));
  await trx.insertInto("basket_item").values(rows).execute();
}

// Data a plan did not touch is still the same object.
function isSame(stored: PlannedLine, line: PlannedLine): boolean {
  return (Object.keys(stored) as (keyof PlannedLine)[]).every((key) => stored[key] === line[key]);
}

function columns(line: PlannedLine) {
  return {
    group_id: line.groupId,
    quantity: line.quantity,
    item_group: line.itemGroup ? JSON.stringify(line.itemGroup) : null,
    promotion_id: line.promotionId,
    custom_data: JSON.stringify(line.customData),
    display_data: JSON.stringify(line.displayData),
  };
}
