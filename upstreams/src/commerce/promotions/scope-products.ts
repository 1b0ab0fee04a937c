import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

import type { Scope } from "./promotion.ts";

/** Ids of the articles a scope means; null, for all of them, without one. */
export async function scopeProducts(db: Database, scope: Scope | undefined): Promise<ReadonlySet<number> | null> {
  if (scope === undefined) return null;
  const { except, ...named } = scope;
  const isNamed = Object.values(named).some((keys) => keys !== undefined);
  const included = await productIds(db, isNamed ? named : { categories: [""] });
  const excluded = except === undefined ? [] : await productIds(db, except);
  const products = new Set(included);
  for (const id of excluded) products.delete(id);
  return products;
}

// a path is the beginning of every path below it; '' is that of all
async function productIds(
  db: Database,
  { categories = [], products = [], masters = [] }: Omit<Scope, "except">,
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product
    where reference_key = any (${products}::text[]) or master_key = any (${masters}::text[])
    union
    select placed.product_id
    from unnest(${categories}::text[]) as wanted (path)
    join category on category.path = wanted.path or starts_with(category.path, wanted.path || '/')
    join product_category placed on placed.category_id = category.category_id`.execute(db);
  return rows.map((row) => row.product_id);
}
