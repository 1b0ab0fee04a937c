import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

/** Pieces of each variant; a variant stands once, however many lines it has. */
export type Pieces = ReadonlyMap<number, number>;

export interface StockTaken {
  /** Variants whose pieces came out of stock; the others are sold without. */
  fromStock: Set<number>;
  /** Variants that had too few pieces; when there is one, the transaction must be rolled back. */
  soldOut: Set<number>;
}

/** Sums pieces per variant. */
export function sumPieces(lines: readonly { variantId: number; quantity: number }[]): Pieces {
  const pieces = new Map<number, number>();
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return pieces;
}

/**
 * Takes pieces out of stock, only where there are enough; rows are locked in the order of their ids, so that two orders never wait for each
 * other. What another order took while this one waited for a row is seen: the condition is judged on the row as it is then.
 */
export async function takeStock(trx: Transaction<Tables>, pieces: Pieces): Promise<StockTaken> {
  const [variantIds, quantities] = [[...pieces.keys()], [...pieces.values()]];
  const { rows } = await sql<{ variant_id: number; is_taken: boolean; is_sellable_without_stock: boolean }>`
    with held as materialized (
      select stock.variant_id, stock.is_sellable_without_stock, wanted.pieces
      from stock join unnest(${variantIds}::integer[], ${quantities}::integer[]) as wanted (variant_id, pieces) on wanted.variant_id = stock.variant_id
      order by stock.variant_id
      for update of stock
    ), taken as (
      update stock set quantity = stock.quantity - held.pieces, changed_at = now()
      from held
      where stock.variant_id = held.variant_id and not held.is_sellable_without_stock and stock.quantity >= held.pieces
      returning stock.variant_id
    )
    select held.variant_id, held.is_sellable_without_stock, taken.variant_id is not null as is_taken
    from held left join taken on taken.variant_id = held.variant_id`.execute(trx);
  const fromStock = new Set(rows.filter((row) => row.is_taken).map((row) => row.variant_id));
  const unlimited = new Set(rows.filter((row) => row.is_sellable_without_stock).map((row) => row.variant_id));
  return {
    fromStock,
    soldOut: new Set([...pieces.keys()].filter((variantId) => !fromStock.has(variantId) && !unlimited.has(variantId))),
  };
}

/** Puts pieces back into stock; rows are locked in the order of their ids. */
export async function returnStock(trx: Transaction<Tables>, pieces: Pieces): Promise<void> {
  if (pieces.size === 0) return;
  await sql`
    with held as materialized (
      select stock.variant_id, wanted.pieces
      from stock join unnest(${[...pieces.keys()]}::integer[], ${[...pieces.values()]}::integer[]) as wanted (variant_id, pieces)
        on wanted.variant_id = stock.variant_id
      order by stock.variant_id
      for update of stock
    )
    update stock set quantity = stock.quantity + held.pieces, changed_at = now()
    from held where stock.variant_id = held.variant_id`.execute(trx);
}
