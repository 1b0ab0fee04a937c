import { eventType } from "#upstreams/webhooks/order-event-body.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { textOption, wholeNumber } from "../read-option.ts";
import { endpointOption } from "./endpoint-of.ts";

/** The log of what was told to whom. */
export const listDeliveries: ConsoleCommand = {
  usage: "[--webhook WEBHOOK] [--order NUMBER] [--failed] [--limit 50]",
  summary:
    "what was told to whom, newest first: attempts, what came of the last one, and how it ended; 30 days are kept",
  words: 0,
  options: {
    webhook: { type: "string" },
    order: { type: "string" },
    failed: { type: "boolean" },
    limit: { type: "string" },
  },
  run: async ({ db }, call) => {
    const endpoint = endpointOption(call);
    const order = textOption(call, "order")?.toUpperCase();
    const rows = await db
      .selectFrom("webhook_delivery as d")
      .innerJoin("shop_order as o", "o.order_id", "d.order_id")
      .select(["d.event_id", "d.endpoint_id", "d.status", "d.happened_at", "d.attempts", "d.tried_at", "d.result"])
      .select(["d.ended", "o.order_number"])
      .$if(endpoint !== undefined, (query) => query.where("d.endpoint_id", "=", endpoint ?? ""))
      .$if(order !== undefined, (query) => query.where("o.order_number", "=", order ?? ""))
      .$if(call.options["failed"] === true, (query) =>
        query.where((where) =>
          where.or([
            where("d.ended", "=", "given up"),
            where.and([where("d.ended", "is", null), where("d.attempts", ">", 0)]),
          ]),
        ),
      )
      .orderBy("d.delivery_id", "desc")
      .limit(wholeNumber(textOption(call, "limit") ?? "50", "--limit", 1))
      .execute();
    return {
      rows: rows.map((row) => ({
        event: row.event_id,
        webhook: row.endpoint_id,
        type: eventType(row.status),
        order: row.order_number,
        happened: row.happened_at.toISOString(),
        attempts: row.attempts,
        tried: row.tried_at?.toISOString() ?? null,
        result: row.result,
        ended: row.ended,
      })),
    };
  },
};
