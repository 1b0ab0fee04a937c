import type { ConsoleCommand } from "../console-command.ts";
import { textOption, wholeNumber } from "../read-option.ts";

/** The newest customers, or those whose address or name holds a text. */
export const listCustomers: ConsoleCommand = {
  usage: "[--search TEXT] [--limit N]",
  summary: "the newest customers, or those whose name or address holds a text",
  words: 0,
  options: { search: { type: "string" }, limit: { type: "string" } },
  run: async ({ db }, call) => {
    const search = textOption(call, "search")?.toLowerCase();
    const rows = await db
      .selectFrom("customer")
      .select(["customer_id", "email", "first_name", "last_name", "is_guest", "created_at"])
      .$if(search !== undefined, (query) =>
        query.where((where) =>
          where(
            where.fn<number>("strpos", [
              where.fn<string>("lower", [
                where.fn<string>("concat_ws", [where.val(" "), "first_name", "last_name", "email"]),
              ]),
              where.val(search!),
            ]),
            ">",
            0,
          ),
        ),
      )
      .orderBy("customer_id", "desc")
      .limit(wholeNumber(textOption(call, "limit") ?? "20", "--limit", 1))
      .execute();
    return {
      rows: rows.map((row) => ({
        customer: row.customer_id,
        email: row.email,
        name: `${row.first_name} ${row.last_name}`,
        account: row.is_guest ? "guest" : "full",
        since: row.created_at.toISOString(),
      })),
    };
  },
};
