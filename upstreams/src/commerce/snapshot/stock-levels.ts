import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";

interface StockRow {
  variant_id: number;
  quantity: number;
  is_sellable_without_stock: boolean;
}

const rowsPerQuery = 20_000;
// A row's changed_at is set while its transaction works but is seen only after the commit: look back further than one lasts.
const overlapInSeconds = 60;

/** Free pieces per variant of a snapshot, brought up to date by what changed. For lists only: whatever decides reads PostgreSQL. */
export class StockLevels {
  private readonly snapshot: CatalogueSnapshot;
  private readonly quantities: Int32Array;
  private readonly withoutStock: Uint8Array;
  /** The database's clock at the last look, as text, so that no microsecond is lost. */
  private readAt: string;

  private constructor(snapshot: CatalogueSnapshot, readAt: string) {
    this.snapshot = snapshot;
    this.quantities = new Int32Array(snapshot.variants.length);
    this.withoutStock = new Uint8Array(snapshot.variants.length);
    this.readAt = readAt;
  }

  /** Reads the stock of every variant. */
  static async load(db: Database, snapshot: CatalogueSnapshot): Promise<StockLevels> {
    const clock = await sql<{ at: string }>`select statement_timestamp()::text as at`.execute(db);
    const levels = new StockLevels(snapshot, clock.rows[0]?.at ?? "-infinity");
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows = await stockRows(db, last);
      levels.apply(rows);
      last = rows.at(-1)?.variant_id;
    }
    return levels;
  }

  quantity(variantIndex: number): number {
    return this.quantities[variantIndex] ?? 0;
  }

  isSellableWithoutStock(variantIndex: number): boolean {
    return this.withoutStock[variantIndex] === 1;
  }

  isSellable(variantIndex: number): boolean {
    return this.quantity(variantIndex) > 0 || this.isSellableWithoutStock(variantIndex);
  }

  /** Reads what changed since the last look and names the variants (by index) that differ. */
  async refresh(db: Database): Promise<number[]> {
    const { rows } = await sql<Partial<StockRow> & { at: string }>`
      select clock.at::text as at, s.variant_id, s.quantity, s.is_sellable_without_stock
      from (select statement_timestamp() as at) clock
      left join stock s on s.changed_at > ${this.readAt}::timestamptz - make_interval(secs => ${overlapInSeconds})`.execute(
      db,
    );
    this.readAt = rows[0]?.at ?? this.readAt;
    return this.apply(rows.filter((row): row is StockRow & { at: string } => typeof row.variant_id === "number"));
  }

  private apply(rows: readonly StockRow[]): number[] {
    const changed: number[] = [];
    for (const row of rows) {
      const index = this.snapshot.variantIndexById.get(row.variant_id);
      if (index === undefined) continue;
      const withoutStock = row.is_sellable_without_stock ? 1 : 0;
      if (this.quantities[index] === row.quantity && this.withoutStock[index] === withoutStock) continue;
      this.quantities[index] = row.quantity;
      this.withoutStock[index] = withoutStock;
      changed.push(index);
    }
    return changed;
  }
}

async function stockRows(db: Database, after: number): Promise<StockRow[]> {
  return await db
    .selectFrom("stock")
    .select(["variant_id", "quantity", "is_sellable_without_stock"])
    .where("variant_id", ">", after)
    .orderBy("variant_id")
    .limit(rowsPerQuery)
    .execute();
}
