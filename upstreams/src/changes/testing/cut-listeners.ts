import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** Cuts the connections over which the database's announcements are heard, as a restart of it does. */
export async function cutListeners(db: Database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen %' and datname = current_database()`.execute(db);
}
