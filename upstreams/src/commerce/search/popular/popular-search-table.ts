import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** How many visitors searched for a term on a day. */
export interface SearchCount {
  shopId: number;
  /** `2026-11-21`, in UTC. */
  day: string;
  term: string;
  visitors: number;
}

const mostShown = 100;

/** Writes counts; of several processes that count one term on one day the largest stays, since they may have counted the same visitors. */
export async function addCounts(db: Database, counts: readonly SearchCount[]): Promise<void> {
  await db
    .insertInto("popular_search")
    .values(counts.map(({ shopId, day, term, visitors }) => ({ shop_id: shopId, day, term, visitors })))
    .onConflict((conflict) =>
      conflict
        .columns(["shop_id", "day", "term"])
        .doUpdateSet({ visitors: sql`greatest(popular_search.visitors, excluded.visitors)` })
        .where("popular_search.visitors", "<", sql<number>`excluded.visitors`),
    )
    .execute();
}

/** Forgets days before a moment. */
export async function dropOldCounts(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom("popular_search")
    .where("day", "<", sql<Date>`${before.toISOString()}::timestamptz::date`)
    .execute();
}

/** The terms most visitors searched for since a moment, the most first. */
export async function mostSearched(db: Database, shopId: number, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("popular_search")
    .select("term")
    .where("shop_id", "=", shopId)
    .where("day", ">=", sql<Date>`${since.toISOString()}::timestamptz::date`)
    .groupBy("term")
    .orderBy(sql`sum(visitors)`, "desc")
    .orderBy("term")
    .limit(mostShown)
    .execute();
  return rows.map(({ term }) => term);
}
