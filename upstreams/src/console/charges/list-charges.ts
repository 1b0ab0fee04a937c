import type { Texts } from "#upstreams/catalogue/documents.ts";
import { shops } from "@warmeland/schema/rules/shops.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";

/** All fees and reductions of delivery. */
export const listCharges: ConsoleCommand = {
  usage: "",
  summary: "fees, and what is taken off delivery",
  words: 0,
  run: async ({ db }) => {
    const rows = await db
      .selectFrom("shop_charge")
      .selectAll()
      .orderBy("shop_id")
      .orderBy("kind")
      .orderBy("charge_key")
      .execute();
    return {
      rows: rows.map((row) => ({
        shop: shops.find(({ shopId }) => shopId === row.shop_id)?.code ?? String(row.shop_id),
        key: row.charge_key,
        kind: row.kind,
        payment: row.payment_method,
        name: Object.values(row.name as Texts)[0] ?? "",
        amount: euros(row.cents),
        "goods from": row.min_order_cents === 0 ? null : euros(row.min_order_cents),
      })),
    };
  },
};
