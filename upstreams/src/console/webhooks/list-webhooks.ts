import { sql } from "kysely";

import type { ConsoleCommand } from "../console-command.ts";

/** Who is told of orders, and how that goes. */
export const listWebhooks: ConsoleCommand = {
  usage: "",
  summary: "who is told of orders, how many events are on their way, and when one was taken last",
  words: 0,
  run: async ({ db, now }) => {
    const rows = await db
      .selectFrom("webhook_endpoint as e")
      .leftJoin("webhook_delivery as d", "d.endpoint_id", "e.endpoint_id")
      .select(["e.endpoint_id", "e.client", "e.url", "e.created_at", "e.old_secret_until"])
      .select([
        sql<number>`(count(d.delivery_id) filter (where d.ended is null))::integer`.as("waiting"),
        sql<Date | null>`max(d.tried_at) filter (where d.ended = 'delivered')`.as("taken_at"),
      ])
      .where("e.removed_at", "is", null)
      .groupBy("e.endpoint_id")
      .orderBy("e.created_at")
      .execute();
    return {
      rows: rows.map((row) => ({
        webhook: row.endpoint_id,
        client: row.client,
        url: row.url,
        since: row.created_at.toISOString(),
        waiting: row.waiting,
        "last taken": row.taken_at?.toISOString() ?? null,
        "old secret until":
          row.old_secret_until && row.old_secret_until > now() ? row.old_secret_until.toISOString() : null,
      })),
    };
  },
};
