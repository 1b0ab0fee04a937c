import { sql } from "kysely";

import type { ConsoleCommand } from "../console-command.ts";
import { textOption, wholeNumber } from "../read-option.ts";
import { stockedVariants, type StockedVariant } from "./needed-variant.ts";

/** Articles with few pieces left, the scarcest first. */
export const listStock: ConsoleCommand = {
  usage: "[--below N] [--search TEXT] [--limit N]",
  summary: "articles on sale and their stock, the scarcest first",
  words: 0,
  options: { below: { type: "string" }, search: { type: "string" }, limit: { type: "string" } },
  run: async ({ db }, call) => {
    const below = wholeNumber(textOption(call, "below") ?? "1000000000", "--below");
    const limit = wholeNumber(textOption(call, "limit") ?? "50", "--limit", 1);
    const search = (textOption(call, "search") ?? "").toLowerCase();
    const { rows } = await sql<StockedVariant>`${stockedVariants}
      where p.is_active and v.is_active and s.quantity < ${below} and not s.is_sellable_without_stock
        and strpos(lower(p.data -> 'name' ->> 'nl'), ${search}) > 0
      order by s.quantity, v.variant_id limit ${limit}`.execute(db);
    return {
      rows: rows.map(({ articleNumber, name, title, quantity }) => ({
        article: articleNumber,
        name,
        title,
        stock: quantity,
      })),
    };
  },
};
