import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** Everything that is stored, as text: every row of every table, the queues of the outbox among them. */
export async function dumpOf(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(db);
    texts.push(name, ...rows.map(({ line }) => line));
  }
  return texts.join("\n");
}
