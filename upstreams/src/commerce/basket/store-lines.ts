import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { PlannedLine } from "./basket-plan.ts";

/** Where a plan's lines go: a basket that is locked, or one that is to be made. */
export type Target = { basketId: string } | { shopId: number; basketKey: string };

export interface StoredLines {
  basketId: string;
  version: number;
  /** The plan's lines, each with its key. */
  lines: PlannedLine[];
}

interface StoredRow {
  basket_id: string;
  version: number;
  added: { itemKey: string; variantId: number; groupId: string }[] | null;
}

const lineColumns = sql`group_id text, quantity integer, item_group jsonb, promotion_id text, custom_data jsonb, display_data jsonb`;

/**
 * Makes a basket's lines those of a plan and raises its version, in one statement. Lines that come from another basket move over with their keys.
 * @returns undefined when the basket was to be made and another write has just made it: then nothing is stored
 */
export async function storeLines(
  trx: Database,
  target: Target,
  before: readonly PlannedLine[],
  plan: { lines: readonly PlannedLine[]; removed: readonly string[] },
  now: Date,
): Promise<StoredLines | undefined> {
  // not in the statement below: a line may take the place of one that is removed
  if (plan.removed.length > 0)
    await trx
      .deleteFrom("basket_item")
      .where("item_key", "=", sql<string>`any (${plan.removed}::uuid[])`)
      .execute();
  const known = new Map(before.map((line) => [line.itemKey, line]));
  const added = plan.lines.filter((line) => line.itemKey === null);
  const changed = plan.lines.filter((line) => line.itemKey !== null && !isSame(known.get(line.itemKey), line));
  const { rows } = await sql<StoredRow>`
    with target as (${"basketId" in target ? raiseVersion(target.basketId, now) : makeRow(target, now)})
    ${changed.length > 0 ? changeLines(changed) : sql``}
    ${added.length > 0 ? addLines(added) : sql``}
    select target.basket_id, target.version, ${added.length > 0 ? sql`(select json_agg(added) from added)` : sql`null`} as added
    from target`.execute(trx);
  const [row] = rows;
  return row && { basketId: row.basket_id, version: row.version, lines: withKeys(plan.lines, row.added ?? []) };
}

function raiseVersion(basketId: string, now: Date) {
  return sql`update basket set version = version + 1, changed_at = ${now} where basket_id = ${basketId} returning basket_id, version`;
}

function makeRow({ shopId, basketKey }: { shopId: number; basketKey: string }, now: Date) {
  return sql`
    insert into basket (basket_key, shop_id, version, created_at, changed_at) values (${basketKey}, ${shopId}, 1, ${now}, ${now})
    on conflict (shop_id, basket_key) where state = 'open' do nothing
    returning basket_id, version`;
}

function changeLines(lines: readonly PlannedLine[]) {
  const rows = lines.map((line) => Object.assign(columns(line), { item_key: line.itemKey }));
  return sql`, changed as (
      update basket_item i
      set basket_id = target.basket_id, group_id = l.group_id, quantity = l.quantity, item_group = l.item_group,
        promotion_id = l.promotion_id, custom_data = l.custom_data, display_data = l.display_data
      from target, json_to_recordset(${JSON.stringify(rows)}) l (item_key uuid, ${lineColumns})
      where i.item_key = l.item_key
    )`;
}

function addLines(lines: readonly PlannedLine[]) {
  const rows = lines.map((line) => Object.assign(columns(line), { variant_id: line.variantId }));
  return sql`, added as (
      insert into basket_item (basket_id, variant_id, group_id, quantity, item_group, promotion_id, custom_data, display_data)
      select target.basket_id, l.variant_id, l.group_id, l.quantity, l.item_group, l.promotion_id, l.custom_data, l.display_data
      from target, json_to_recordset(${JSON.stringify(rows)}) l (variant_id integer, ${lineColumns})
      returning item_key as "itemKey", variant_id as "variantId", group_id as "groupId"
    )`;
}

function withKeys(lines: readonly PlannedLine[], added: NonNullable<StoredRow["added"]>): PlannedLine[] {
  const keys = new Map(added.map(({ itemKey, variantId, groupId }) => [`${variantId} ${groupId}`, itemKey]));
  return lines.map((line) => (line.itemKey === null ? { ...line, itemKey: keys.get(`${line.variantId} ${line.groupId}`) ?? null } : line));
}

// Data a plan did not touch is still the same object.
function isSame(stored: PlannedLine | undefined, line: PlannedLine): boolean {
  return stored !== undefined && (Object.keys(stored) as (keyof PlannedLine)[]).every((key) => stored[key] === line[key]);
}

function columns(line: PlannedLine) {
  return {
    group_id: line.groupId,
    quantity: line.quantity,
    item_group: line.itemGroup,
    promotion_id: line.promotionId,
    custom_data: line.customData,
    display_data: line.displayData,
  };
}
