import { sql, type RawBuilder, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { ImportSummary } from "./import-summary.ts";
import type { OrderLine } from "#upstreams/catalogue/lines/order-line.ts";
import { plainArray } from "#upstreams/catalogue/export/plain-array.ts";

type Touched = { past_order_id: string };
type Stored = Touched & { reference_key: string };

/** An order with its id and the ids of what it holds. */
type OrdersById = readonly (readonly [
  orderId: string,
  items: readonly (readonly [variantId: number, quantity: number])[],
])[];

/**
 * Adds or replaces a batch of orders of the history, with their items; an equal one is left alone.
 * @returns their ids
 */
export async function writeOrders(
  trx: Transaction<Tables>,
  lines: readonly OrderLine[],
  summary: ImportSummary,
): Promise<string[]> {
  const keys = lines.map((line) => line.referenceKey);
  const stored = await sql<Stored>`
    select past_order_id, reference_key from past_order where reference_key = any(${keys}::text[])`.execute(trx);
  const storedIds = new Map(stored.rows.map((row) => [row.reference_key, row.past_order_id]));
  const variantIds = await variantIdsOf(trx, lines);
  const withItems = (chosen: readonly OrderLine[], ids: ReadonlyMap<string, string>): OrdersById =>
    chosen.map((line) => [
      ids.get(line.referenceKey)!,
      line.items.map(({ variant, quantity }) => [variantIds.get(variant)!, quantity] as const),
    ]);
  const fresh = lines.filter((line) => !storedIds.has(line.referenceKey));
  const existing = lines.filter((line) => storedIds.has(line.referenceKey));
  const freshIds = await addOrders(trx, fresh);
  await addItems(trx, withItems(fresh, freshIds));
  summary.changes.order.added += fresh.length;
  summary.changes.order.changed += (await changeOrders(trx, existing, withItems(existing, storedIds))).size;
  return [...freshIds.values(), ...storedIds.values()];
}

/** Removes the orders a full catalogue did not name: they are nobody's, and the file is the whole history. */
export async function removeOrders(
  trx: Transaction<Tables>,
  named: readonly string[],
  summary: ImportSummary,
): Promise<void> {
  const { rows } = await sql<Touched>`
    delete from past_order where not past_order_id = any(${named}::bigint[]) returning past_order_id`.execute(trx);
  summary.changes.order.deactivated += rows.length;
}

async function variantIdsOf(trx: Transaction<Tables>, lines: readonly OrderLine[]): Promise<Map<string, number>> {
  const keys = [...new Set(lines.flatMap((line) => line.items.map(({ variant }) => variant)))];
  const { rows } = await sql<{ reference_key: string; variant_id: number }>`
    select reference_key, variant_id from variant where reference_key = any(${keys}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.reference_key, row.variant_id]));
}

async function addOrders(trx: Transaction<Tables>, lines: readonly OrderLine[]): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map();
  const { rows } = await sql<Stored>`
    insert into past_order (reference_key, shop_id, placed_at, is_seed)
    select given.reference_key, given.shop_id, given.placed_at, given.is_seed from ${givenOrders(lines)}
    order by given.place
    returning past_order_id, reference_key`.execute(trx);
  return new Map(rows.map((row) => [row.reference_key, row.past_order_id]));
}

async function addItems(trx: Transaction<Tables>, orders: OrdersById): Promise<void> {
  if (orders.length === 0) return;
  await sql`insert into past_order_item (past_order_id, variant_id, quantity) select given.* from ${givenItems(orders)}`.execute(
    trx,
  );
}

/** Responses which of the orders changed. */
async function changeOrders(
  trx: Transaction<Tables>,
  lines: readonly OrderLine[],
  orders: OrdersById,
): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const changed = await sql<Touched>`
    update past_order stored set shop_id = given.shop_id, placed_at = given.placed_at, is_seed = given.is_seed
    from ${givenOrders(lines)}
    where stored.reference_key = given.reference_key
      and (stored.shop_id, stored.placed_at, stored.is_seed) is distinct from (given.shop_id, given.placed_at, given.is_seed)
    returning stored.past_order_id`.execute(trx);
  const items = givenItems(orders);
  const removed = await sql<Touched>`
    delete from past_order_item stored
    where past_order_id = any(${plainArray(orders.map(([id]) => id))}::bigint[]) and not exists (
      select from ${items} where given.past_order_id = stored.past_order_id and given.variant_id = stored.variant_id)
    returning past_order_id`.execute(trx);
  const written = await sql<Touched>`
    insert into past_order_item as stored (past_order_id, variant_id, quantity) select given.* from ${items}
    on conflict (past_order_id, variant_id) do update set quantity = excluded.quantity
    where stored.quantity is distinct from excluded.quantity
    returning past_order_id`.execute(trx);
  return new Set([...changed.rows, ...removed.rows, ...written.rows].map((row) => row.past_order_id));
}

function givenOrders(lines: readonly OrderLine[]): RawBuilder<unknown> {
  return sql`unnest(
    ${lines.map((line) => line.referenceKey)}::text[], ${plainArray(lines.map((line) => line.shopId))}::integer[],
    ${plainArray(lines.map((line) => line.placedAt))}::timestamptz[], ${plainArray(lines.map((line) => String(line.seed)))}::boolean[]
  ) with ordinality as given (reference_key, shop_id, placed_at, is_seed, place)`;
}

function givenItems(orders: OrdersById): RawBuilder<unknown> {
  const items = orders.flatMap(([orderId, own]) =>
    own.map(([variantId, quantity]) => [orderId, variantId, quantity] as const),
  );
  const column = (index: 0 | 1 | 2): string => plainArray(items.map((item) => item[index]));
  return sql`unnest(${column(0)}::bigint[], ${column(1)}::integer[], ${column(2)}::integer[]) as given (past_order_id, variant_id, quantity)`;
}
