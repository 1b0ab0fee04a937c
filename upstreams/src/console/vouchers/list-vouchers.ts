import type { VoucherDocument } from "#upstreams/commerce/promotions/vouchers/voucher.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";

/** All vouchers with how often they were used. */
export const listVouchers: ConsoleCommand = {
  usage: "",
  summary: "all vouchers, and how often they were used",
  words: 0,
  run: async ({ db }) => {
    const rows = await db.selectFrom("voucher").selectAll().orderBy("code").execute();
    return {
      rows: rows.map((row) => {
        const { discount, from, to } = row.data as VoucherDocument;
        return {
          code: row.code,
          active: row.is_active,
          discount: "percent" in discount ? `${discount.percent} %` : euros(discount.cents["nl"] ?? 0),
          from: from ?? null,
          to: to ?? null,
          used: row.used,
          limit: row.use_limit,
          "per customer": row.customer_limit,
        };
      }),
    };
  },
};
