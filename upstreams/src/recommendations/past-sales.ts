import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

const day = 24 * 60 * 60 * 1000;

/** How often a shop's orders hold a master. */
export interface BasketCounts {
  orders: number;
  /** Orders by master key. */
  withMaster: Map<string, number>;
}

/** What stood in one order of the history: places in the list of masters. */
interface PastOrder {
  placedAt: number;
  masters: number[];
}

/**
 * The history of a shop's orders that its catalogue brought. It only changes with the catalogue, so it is read once for each version
 * and cached: counting 20,000 orders there takes milliseconds, in the database a tenth of a second.
 */
export class PastSales {
  private readonly masters: readonly string[];
  private readonly orders: readonly PastOrder[];
  private readonly sold: readonly (readonly { placedAt: number; quantity: number }[])[];

  private constructor(rows: readonly PastRow[]) {
    this.masters = rows.map(({ master_key: key }) => key);
    const orders = new Map<string, PastOrder>();
    this.sold = rows.map(({ lines }, master) =>
      lines.split(",").map((line) => {
        const [id = "", seconds, quantity] = line.split(":");
        const placedAt = Number(seconds) * 1000;
        const order = orders.get(id);
        if (!order) orders.set(id, { placedAt, masters: [master] });
        else if (!order.masters.includes(master)) order.masters.push(master);
        return { placedAt, quantity: Number(quantity) };
      }),
    );
    this.orders = [...orders.values()];
  }

  /** Reads what can still count: the year before `now`. */
  static async read(db: Database, shopId: number, now: Date): Promise<PastSales> {
    const { rows } = await sql<PastRow>`
      select p.master_key,
        string_agg(o.past_order_id || ':' || extract(epoch from o.placed_at)::bigint || ':' || i.quantity, ',') as lines
      from past_order o
      join past_order_item i on i.past_order_id = o.past_order_id
      join variant v on v.variant_id = i.variant_id
      join product p on p.product_id = v.product_id
      where o.shop_id = ${shopId} and o.placed_at >= ${new Date(now.getTime() - 365 * day)}
      group by p.master_key`.execute(db);
    return new PastSales(rows);
  }

  /** Pieces by master in the 90 days before `now`. */
  pieces(now: Date): Map<string, number> {
    const [from, to] = [now.getTime() - 90 * day, now.getTime()];
    const pieces = new Map<string, number>();
    for (const [master, lines] of this.sold.entries()) {
      let sum = 0;
      for (const { placedAt, quantity } of lines) if (placedAt >= from && placedAt <= to) sum += quantity;
      if (sum > 0) pieces.set(this.masters[master]!, sum);
    }
    return pieces;
  }

  /** Orders of the year before `now`, all or those with one of the `references`, and how many of them hold each master. */
  baskets(now: Date, references?: readonly string[]): BasketCounts {
    const [from, to] = [now.getTime() - 365 * day, now.getTime()];
    const wanted = references && new Set(references.map((key) => this.masters.indexOf(key)));
    const counts = this.masters.map(() => 0);
    let orders = 0;
    for (const { placedAt, masters } of this.orders) {
      if (placedAt < from || placedAt > to || (wanted && !masters.some((master) => wanted.has(master)))) continue;
      orders += 1;
      for (const master of masters) counts[master]! += 1;
    }
    return { orders, withMaster: new Map(this.masters.map((key, master) => [key, counts[master]!])) };
  }
}

interface PastRow {
  master_key: string;
  /** `order:seconds:quantity`, separated by commas. */
  lines: string;
}
