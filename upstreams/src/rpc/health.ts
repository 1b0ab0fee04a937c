import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** Answers `GET /health`: 204 while the database answers, else 503. Askers share one question, so that a hanging database is not asked ever more. */
export function createHealth(db: Database): () => Promise<Response> {
  let asking: Promise<number> | undefined;
  const ask = async (): Promise<number> => {
    try {
      await sql`select 1`.execute(db);
      return 204;
    } catch {
      return 503;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    asking ??= ask();
    return new Response(null, { status: await asking, headers: { "cache-control": "no-store" } });
  };
}
