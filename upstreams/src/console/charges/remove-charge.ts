import { defaultShop } from "@warmeland/schema/rules/shops.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** Ends a fee or a reduction of delivery of the Dutch shop; orders keep what they were placed with. */
export const removeCharge: ConsoleCommand = {
  usage: "KEY",
  summary: "a fee is asked, or a reduction given, no more",
  words: 1,
  run: async ({ db }, call) => {
    const key = word(call).toLowerCase();
    const removed = await db
      .deleteFrom("shop_charge")
      .where("shop_id", "=", defaultShop.shopId)
      .where("charge_key", "=", key)
      .returning("charge_key")
      .executeTakeFirst();
    if (!removed) throw new ConsoleError(`There is no charge ${key}`);
    return { done: `${key} ended.` };
  },
};
