import type { LineRow } from "./basket-rows.ts";

export interface Allocation {
  allocated: number;
  available: number;
}

/** Most pieces one line may hold. */
export const maximumQuantity = 999;

/**
 * Shares the free pieces of each variant over its lines, first come, first served. `allocated` is what the line gets of its quantity,
 * `available` what it could hold with the other lines as they are. Without a limit of stock both are only bound by 999.
 */
export function allocateStock(rows: readonly LineRow[]): Map<string, Allocation> {
  const left = new Map<number, number>();
  const allocated = new Map<string, number>();
  for (const row of rows) {
    const free = left.get(row.variant_id) ?? freePieces(row);
    const share = Math.min(row.quantity, free);
    allocated.set(row.item_key, share);
    left.set(row.variant_id, free - share);
  }
  return new Map(
    rows.map((row) => {
      const share = allocated.get(row.item_key) ?? 0;
      return [row.item_key, { allocated: share, available: Math.min(maximumQuantity, share + (left.get(row.variant_id) ?? 0)) }];
    }),
  );
}

function freePieces(row: LineRow): number {
  if (!row.is_active || row.with_tax_cents === null) return 0;
  return row.is_sellable_without_stock ? Number.POSITIVE_INFINITY : row.free;
}
