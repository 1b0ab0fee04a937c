import { shops } from "@warmeland/schema/rules/shops.ts";

import type { ConsoleCommand } from "../console-command.ts";

/** All redirects, by shop and path. */
export const listRedirects: ConsoleCommand = {
  usage: "",
  summary: "where paths that have no page lead to",
  words: 0,
  run: async ({ db }) => {
    const rows = await db.selectFrom("redirect").selectAll().orderBy("shop_id").orderBy("source").execute();
    return {
      rows: rows.map((row) => ({
        shop: shops.find(({ shopId }) => shopId === row.shop_id)?.code ?? String(row.shop_id),
        source: row.source,
        target: row.target,
        status: row.status_code,
        "made by": row.is_of_file ? "catalogue" : "hand",
      })),
    };
  },
};
