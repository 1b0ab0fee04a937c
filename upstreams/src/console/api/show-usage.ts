import { sql } from "kysely";

import type { ConsoleCommand } from "../console-command.ts";
import { textOption, wholeNumber } from "../read-option.ts";

const dayMs = 86_400_000;
/** Older days are discarded. */
const keptDays = 730;

/** Which versions of clients call the API, and what they use that is deprecated. */
export const showUsage: ConsoleCommand = {
  usage: "[--days 30] [--client NAME]",
  summary: "requests of each client's version, and its uses of what is deprecated; 'web' are the shop's own pages",
  words: 0,
  options: { days: { type: "string" }, client: { type: "string" } },
  run: async ({ db, now }, call) => {
    const days = wholeNumber(textOption(call, "days") ?? "30", "--days", 1);
    const client = textOption(call, "client");
    const since = new Date(now().getTime() - (Math.min(days, keptDays) - 1) * dayMs).toISOString().slice(0, 10);
    const rows = await db
      .selectFrom("api_usage")
      .select(["client", "version", "field"])
      .select(({ fn }) => [fn.sum<string>("uses").as("uses"), sql<string>`max(day)::text`.as("last")])
      .where("day", ">=", since)
      .$if(client !== undefined, (query) => query.where("client", "=", client ?? ""))
      .groupBy(["client", "version", "field"])
      .orderBy("client")
      .orderBy("version")
      .orderBy("field")
      .execute();
    return {
      rows: rows.map((row) => ({
        client: row.client,
        version: row.version,
        deprecated: row.field === "" ? null : row.field,
        requests: Number(row.uses),
        last: row.last,
      })),
    };
  },
};
