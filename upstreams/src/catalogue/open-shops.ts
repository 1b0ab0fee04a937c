import { type ShopLocale, shops } from "@warmeland/schema/rules/shops.ts";
import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** The shops that the catalogue has opened, in the order of schema/rules/shops.ts. */
export async function openShops(db: Database): Promise<readonly ShopLocale[]> {
  const { rows } = await sql<{ shop_id: number }>`
    select shop_id from shop where coalesce(data ->> 'open', 'true') = 'true'`.execute(db);
  const ids = new Set(rows.map(({ shop_id: id }) => id));
  return shops.filter(({ shopId }) => ids.has(shopId));
}
