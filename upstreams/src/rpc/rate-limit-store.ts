import { CompiledQuery } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/**
 * Where limiters of rate-limiter-flexible count: the table `rate_limit`, on the shop's own connections. The library writes its SQL itself, with
 * values as parameters.
 */
export function rateLimitStore(db: Database): {
  storeClient: {
    query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[]; rowCount: number }>;
  };
  storeType: string;
  tableName: string;
  tableCreated: boolean;
  clearExpiredByTimeout: boolean;
} {
  return {
    storeClient: {
      query: async ({ text, values }) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length };
      },
    },
    storeType: "client",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
}
