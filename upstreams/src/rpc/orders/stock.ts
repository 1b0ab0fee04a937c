import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

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

/** Takes pieces out of stock, only where there are enough; rows are locked in the order of their ids, so that two orders never wait for each other. */
export async function takeStock(trx: Transaction<Tables>, pieces: Pieces): Promise<StockTaken> {
  const held = await lockStock(trx, [...pieces.keys()]);
  const unlimited = new Set(held.filter((row) => row.is_sellable_without_stock).map((row) => row.variant_id));
  const limited = [...pieces].filter(([variantId]) => !unlimited.has(variantId));
  const taken = await changeStock(trx, limited, -1);
  const fromStock = new Set(taken);
  return { fromStock, soldOut: new Set(limited.map(([variantId]) => variantId).filter((variantId) => !fromStock.has(variantId))) };
}

/** Puts pieces back into stock. */
export async function returnStock(trx: Transaction<Tables>, pieces: Pieces): Promise<void> {
  await lockStock(trx, [...pieces.keys()]);
  await changeStock(trx, [...pieces], 1);
}

async function lockStock(
  trx: Transaction<Tables>,
  variantIds: number[],
): Promise<{ variant_id: number; is_sellable_without_stock: boolean }[]> {
  if (variantIds.length === 0) return [];
  return trx
    .selectFrom("stock")
    .select(["variant_id", "is_sellable_without_stock"])
    .where("variant_id", "in", variantIds)
    .orderBy("variant_id")
    .forUpdate()
    .execute();
}

async function changeStock(trx: Transaction<Tables>, pieces: readonly (readonly [number, number])[], direction: 1 | -1): Promise<number[]> {
  if (pieces.length === 0) return [];
  const { rows } = await sql<{ variant_id: number }>`
    update stock set quantity = stock.quantity + wanted.change, changed_at = now()
    from unnest(${pieces.map(([variantId]) => variantId)}::integer[], ${pieces.map(([, quantity]) => quantity * direction)}::integer[]) as wanted (variant_id, change)
    where stock.variant_id = wanted.variant_id and stock.quantity + wanted.change >= 0
    returning stock.variant_id`.execute(trx);
  return rows.map((row) => row.variant_id);
}
