import { sql } from "kysely";

import { openShops } from "#upstreams/catalogue/open-shops.ts";
import type { Database } from "#upstreams/database/connection.ts";

/** What the catalogue says of the stories that the project comes with. */
export interface BuiltInStories {
  /** Whether they are this shop's own (docs/rules.md#a-shop-of-ones-own). */
  readonly told: boolean;
  /** Grows with every import. */
  readonly catalogueVersion: number;
}

/** Reads it from the record of the first shop that is open; before the first import nobody else's are there. */
export async function tellsBuiltInStories(db: Database): Promise<BuiltInStories> {
  const [first] = await openShops(db);
  const shopId = first?.shopId ?? 0;
  const { rows } = await sql<{ told: boolean; version: number }>`
    select
      coalesce((select data ->> 'stories' = 'built-in' from shop where shop_id = ${shopId}), false)
        or not exists(select from shop) as told,
      (select coalesce(max(version), 0)::integer from catalogue_version) as version`.execute(db);
  return { told: rows[0]?.told ?? false, catalogueVersion: rows[0]?.version ?? 0 };
}
