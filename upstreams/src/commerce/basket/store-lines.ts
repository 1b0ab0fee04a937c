import { sql } from "kysely";

import type { DeliveryChoice } from "@warmeland/schema/rules/delivery/shipments.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { sameLine, type PlannedLine } from "./basket-plan.ts";

/** Where a plan's lines go: a basket that is locked or, with `version`, is to be as it was read; or one that is to be made. */
export type Target = { basketId: string; version?: number } | { shopId: number; basketKey: string };

interface StoredPlan {
  lines: readonly PlannedLine[];
  removed: readonly string[];
  /** Stored with the basket, so that a repetition is recognised. */
  writeKey?: string | undefined;
  delivery?: DeliveryChoice | undefined;
}

export interface StoredLines {
  basketId: string;
  version: number;
  /** The plan's lines, each with its key. */
  lines: PlannedLine[];
}

interface StoredRow {
  basket_id: string;
  version: number;
  added: { itemKey: string; variantId: number; groupId: string; place: number }[] | null;
}

/** Writes a basket remembers the keys of; who repeats one does so soon. */
const mostRemembered = 20;

const lineColumns = sql`group_id text, quantity integer, item_group jsonb, promotion_id text, promotion_code text, is_gift boolean, custom_data jsonb, display_data jsonb`;

/**
 * Makes a basket's lines those of a plan and raises its version: in one statement, unless lines are replaced (`replacesLines`). Lines that come
 * from another basket move over with their keys.
 * @returns undefined when another write was faster, so that the basket exists already or has another version: then nothing is stored
 */
export async function storeLines(
  db: Database,
  target: Target,
  before: readonly PlannedLine[],
  plan: StoredPlan,
  now: Date,
): Promise<StoredLines | undefined> {
  const linesByKey = new Map(before.map((line) => [line.itemKey, line]));
  const added = plan.lines.filter((line) => line.itemKey === null);
  const changed = plan.lines.filter((line) => line.itemKey !== null && !isSame(linesByKey.get(line.itemKey), line));
  const removesFirst = replacesLines(before, plan);
  if (removesFirst) await sql`delete from basket_item where item_key = any (${plan.removed}::uuid[])`.execute(db);
  const { rows } = await sql<StoredRow>`
    with target as (${"basketId" in target ? raiseVersion(target, plan, now) : makeRow(target, plan, now)})
    ${plan.removed.length > 0 && !removesFirst ? removeLines(plan.removed) : sql``}
    ${changed.length > 0 ? changeLines(changed) : sql``}
    ${added.length > 0 ? addLines(added) : sql``}
    select target.basket_id, target.version, ${added.length > 0 ? sql`(select json_agg(added) from added)` : sql`null`} as added
    from target`.execute(db);
  const [row] = rows;
  return row && { basketId: row.basket_id, version: row.version, lines: withKeys(plan.lines, row.added ?? []) };
}

/**
 * Whether a plan puts lines in the place of others, the same variant in the same group. Those go first, in a statement of their own that knows no
 * version, so that it takes a transaction which holds the basket.
 */
export function replacesLines(
  before: readonly PlannedLine[],
  { lines, removed }: Pick<StoredPlan, "lines" | "removed">,
): boolean {
  if (removed.length === 0) return false;
  const gone = new Set(removed);
  return before.some(
    (line) => line.itemKey !== null && gone.has(line.itemKey) && sameLine(lines, line.variantId, line.groupId),
  );
}

function raiseVersion(
  { basketId, version }: { basketId: string; version?: number },
  { writeKey, delivery }: Pick<StoredPlan, "writeKey" | "delivery">,
  now: Date,
) {
  const asRead = version === undefined ? sql`` : sql`and version = ${version}`;
  const remembered =
    writeKey === undefined
      ? sql``
      : sql`, recent_writes = (array_prepend(${writeKey}::text, recent_writes))[1:${sql.lit(mostRemembered)}]`;
  const chosen = delivery === undefined ? sql`` : sql`, delivery = ${delivery}`;
  return sql`
    update basket set version = version + 1, changed_at = ${now} ${remembered} ${chosen}
    where basket_id = ${basketId} ${asRead} returning basket_id, version`;
}

function makeRow(
  { shopId, basketKey }: { shopId: number; basketKey: string },
  { writeKey, delivery }: Pick<StoredPlan, "writeKey" | "delivery">,
  now: Date,
) {
  // versions go on from the key's last basket, which was ordered: who saw that one must not take this one for older
  const firstVersion = sql`(
    select coalesce(max(version) + 2, 1) from basket where shop_id = ${shopId} and basket_key = ${basketKey} and state = 'closed')`;
  const firstWrites = writeKey === undefined ? [] : [writeKey];
  return sql`
    insert into basket (basket_key, shop_id, version, recent_writes, delivery, created_at, changed_at)
    values (${basketKey}, ${shopId}, ${firstVersion}, ${firstWrites}::text[], ${delivery ?? null}, ${now}, ${now})
    on conflict (shop_id, basket_key) where state = 'open' do nothing
    returning basket_id, version`;
}

function removeLines(itemKeys: readonly string[]) {
  return sql`, removed as (delete from basket_item i using target where i.item_key = any (${[...itemKeys]}::uuid[]))`;
}

function changeLines(lines: readonly PlannedLine[]) {
  const rows = lines.map((line) => Object.assign(columns(line), { item_key: line.itemKey }));
  return sql`, changed as (
      update basket_item i
      set basket_id = target.basket_id, group_id = l.group_id, quantity = l.quantity, item_group = l.item_group,
        promotion_id = l.promotion_id, promotion_code = l.promotion_code, is_gift = l.is_gift, custom_data = l.custom_data, display_data = l.display_data
      from target, json_to_recordset(${JSON.stringify(rows)}) l (item_key uuid, ${lineColumns})
      where i.item_key = l.item_key
    )`;
}

function addLines(lines: readonly PlannedLine[]) {
  const rows = lines.map((line) => Object.assign(columns(line), { variant_id: line.variantId, place: line.place }));
  return sql`, added as (
      insert into basket_item (
        basket_id, variant_id, group_id, quantity, item_group, promotion_id, promotion_code, is_gift, custom_data, display_data, added_at)
      select target.basket_id, l.variant_id, l.group_id, l.quantity, l.item_group, l.promotion_id, l.promotion_code, l.is_gift, l.custom_data,
        l.display_data, coalesce(timestamptz 'epoch' + l.place * interval '1 microsecond', clock_timestamp())
      from target, json_to_recordset(${JSON.stringify(rows)}) l (variant_id integer, place bigint, ${lineColumns})
      returning item_key as "itemKey", variant_id as "variantId", group_id as "groupId", (extract(epoch from added_at) * 1000000)::bigint as place
    )`;
}

function withKeys(lines: readonly PlannedLine[], added: NonNullable<StoredRow["added"]>): PlannedLine[] {
  const made = new Map(
    added.map(({ itemKey, variantId, groupId, place }) => [`${variantId} ${groupId}`, { itemKey, place }]),
  );
  return lines.map((line) =>
    line.itemKey === null ? { ...line, ...made.get(`${line.variantId} ${line.groupId}`) } : line,
  );
}

// Data a plan did not touch is still the same object.
function isSame(stored: PlannedLine | undefined, line: PlannedLine): boolean {
  return (
    stored !== undefined && (Object.keys(stored) as (keyof PlannedLine)[]).every((key) => stored[key] === line[key])
  );
}

function columns(line: PlannedLine) {
  return {
    group_id: line.groupId,
    quantity: line.quantity,
    item_group: line.itemGroup,
    promotion_id: line.promotionId,
    promotion_code: line.promotionCode,
    is_gift: line.isGift,
    custom_data: line.customData,
    display_data: line.displayData,
  };
}
