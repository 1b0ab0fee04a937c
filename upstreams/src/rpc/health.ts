import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** `GET /health`: 204 while the database responds, else 503. Concurrent requests share one query, so that a hanging database gets no more of them. */
export function createHealth(db: Database): () => Promise<Response> {
  let pending: Promise<number> | undefined;
  const check = async (): Promise<number> => {
    try {
      await sql`select 1`.execute(db);
      return 204;
    } catch {
      return 503;
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    pending ??= check();
    return new Response(null, { status: await pending, headers: { "cache-control": "no-store" } });
  };
}
