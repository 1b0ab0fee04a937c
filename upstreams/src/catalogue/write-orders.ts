import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import type { ImportSummary } from "./import-summary.ts";
import type { OrderLine } from "./order-line.ts";

type Touched = { past_order_id: string };

/**
 * Adds or replaces a batch of orders of the history, with their items; an equal one is left alone.
 * @returns their ids
 */
export async function writeOrders(trx: Transaction<Tables>, lines: readonly OrderLine[], summary: ImportSummary): Promise<string[]> {
  const given = JSON.stringify(
    lines.map((line, place) => ({
      place,
      reference_key: line.referenceKey,
      shop_id: line.shopId,
      placed_at: line.placedAt,
      is_seed: line.seed,
    })),
  );
  const records = sql`jsonb_to_recordset(${given}::jsonb)
    as given(place integer, reference_key text, shop_id integer, placed_at timestamptz, is_seed boolean)`;
  const changed = await sql<Touched>`
    update past_order stored set shop_id = given.shop_id, placed_at = given.placed_at, is_seed = given.is_seed
    from ${records}
    where stored.reference_key = given.reference_key
      and (stored.shop_id, stored.placed_at, stored.is_seed) is distinct from (given.shop_id, given.placed_at, given.is_seed)
    returning stored.past_order_id`.execute(trx);
  const added = await sql<Touched>`
    insert into past_order (reference_key, shop_id, placed_at, is_seed)
    select given.reference_key, given.shop_id, given.placed_at, given.is_seed from ${records}
    where not exists (select from past_order stored where stored.reference_key = given.reference_key)
    order by given.place
    returning past_order_id`.execute(trx);
  const keys = lines.map((line) => line.referenceKey);
  const named = await sql<Touched>`select past_order_id from past_order where reference_key = any(${keys}::text[])`.execute(trx);
  const ids = named.rows.map((row) => row.past_order_id);
  const moved = await writeItems(trx, lines, ids);
  const fresh = new Set(added.rows.map((row) => row.past_order_id));
  const altered = new Set([...changed.rows, ...moved].map((row) => row.past_order_id).filter((id) => !fresh.has(id)));
  summary.changes.order.added += fresh.size;
  summary.changes.order.changed += altered.size;
  return ids;
}

/** Removes the orders a full catalogue did not name: they are nobody's, and the file is the whole history. */
export async function removeOrders(trx: Transaction<Tables>, named: readonly string[], summary: ImportSummary): Promise<void> {
  const { rows } = await sql<Touched>`
    delete from past_order where not past_order_id = any(${named}::bigint[]) returning past_order_id`.execute(trx);
  summary.changes.order.deactivated += rows.length;
}

async function writeItems(trx: Transaction<Tables>, lines: readonly OrderLine[], orderIds: readonly string[]): Promise<Touched[]> {
  const items = lines.flatMap((line) => line.items.map((item) => ({ order: line.referenceKey, ...item })));
  const records = sql`(
    select o.past_order_id, v.variant_id, item.quantity
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item("order" text, variant text, quantity integer)
    join past_order o on o.reference_key = item."order"
    join variant v on v.reference_key = item.variant)`;
  const removed = await sql<Touched>`
    with given as materialized ${records}
    delete from past_order_item stored
    where past_order_id = any(${orderIds}::bigint[])
      and not exists (select from given where given.past_order_id = stored.past_order_id and given.variant_id = stored.variant_id)
    returning past_order_id`.execute(trx);
  const written = await sql<Touched>`
    insert into past_order_item as stored (past_order_id, variant_id, quantity)
    select given.* from ${records} given
    on conflict (past_order_id, variant_id) do update set quantity = excluded.quantity
    where stored.quantity is distinct from excluded.quantity
    returning past_order_id`.execute(trx);
  return [...removed.rows, ...written.rows];
}
