import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";
import { hasLapsed } from "#upstreams/rpc/orders/payment/lapsed-payment.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";
import { textOption, wholeNumber } from "../read-option.ts";

const statuses: readonly OrderRowStatus[] = [
  "payment_open",
  "ordered",
  "paid",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "failed",
  "expired",
  "withdrawn",
];

/** The newest orders, of one status or one customer when that is asked for. */
export const listOrders: ConsoleCommand = {
  usage: "[--status STATUS] [--email ADDRESS] [--limit N]",
  summary: "the newest orders",
  words: 0,
  options: { status: { type: "string" }, email: { type: "string" }, limit: { type: "string" } },
  run: async ({ db }, call) => {
    const status = statuses.find((each) => each === textOption(call, "status"));
    if (textOption(call, "status") && !status) throw new ConsoleError(`--status is one of ${statuses.join(", ")}`);
    const email = textOption(call, "email")?.toLowerCase();
    const rows = await db
      .selectFrom("shop_order")
      .select(["order_number", "status", "placed_at", "email", "total_cents", "currency"])
      .select((query) =>
        query
          .selectFrom("payment")
          .select("payment.status")
          .whereRef("payment.order_id", "=", "shop_order.order_id")
          .orderBy("payment.created_at", "desc")
          .limit(1)
          .as("payment"),
      )
      .$if(status !== undefined, (query) => query.where("status", "=", status!))
      .$if(email !== undefined, (query) =>
        query.where((where) => where(where.fn<string>("lower", ["email"]), "=", email!)),
      )
      .orderBy("placed_at", "desc")
      .limit(wholeNumber(textOption(call, "limit") ?? "20", "--limit", 1))
      .execute();
    return {
      rows: rows.map((row) => ({
        number: row.order_number,
        status: row.status,
        payment: hasLapsed(row.status, row.payment ?? undefined) ? `lapsed (${row.payment})` : (row.payment ?? "none"),
        placed: row.placed_at.toISOString(),
        email: row.email,
        total: euros(row.total_cents, row.currency),
      })),
    };
  },
};
