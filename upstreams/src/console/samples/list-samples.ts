import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { sql } from "kysely";

import type { ConsoleCommand } from "../console-command.ts";

const most = 200;

/** Orders of free samples, those that wait longest first. */
export const listSamples: ConsoleCommand = {
  usage: "[--all]",
  summary: "samples to be sent, with their addresses; --all names the sent ones too",
  words: 0,
  options: { all: { type: "boolean" } },
  run: async ({ db }, { options }) => {
    const { rows } = await sql<{
      sample_order_id: string;
      placed_at: Date;
      sent_at: Date | null;
      address: PostalAddress;
      products: string;
    }>`
      select o.sample_order_id, o.placed_at, o.sent_at, o.address, string_agg(p.reference_key, ' ' order by p.reference_key) as products
      from sample_order o join sample_order_item i on i.sample_order_id = o.sample_order_id
        join product p on p.product_id = i.product_id
      where ${options["all"] === true} or o.sent_at is null
      group by o.sample_order_id order by o.sent_at nulls first, o.placed_at limit ${most}`.execute(db);
    return {
      rows: rows.map(({ sample_order_id: id, placed_at: placed, sent_at: sent, address, products }) => ({
        id,
        ordered: placed.toISOString().slice(0, 10),
        sent: sent?.toISOString().slice(0, 10) ?? "",
        samples: products,
        name: `${address.firstName} ${address.lastName}`,
        street: [address.street, address.houseNumber, address.addition].filter(Boolean).join(" "),
        place: `${address.zipCode} ${address.city}`,
      })),
    };
  },
};
