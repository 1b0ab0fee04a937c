import { defaultShop } from "@warmeland/schema/rules/shops.ts";

import { redirectPath } from "#upstreams/catalogue/lines/redirect-line.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** Ends a redirect of the Dutch shop. */
export const removeRedirect: ConsoleCommand = {
  usage: "SOURCE",
  summary: "a path leads nowhere any more",
  words: 1,
  run: async ({ db }, call) => {
    const source = redirectPath(word(call)) ?? word(call);
    const removed = await db
      .deleteFrom("redirect")
      .where("shop_id", "=", defaultShop.shopId)
      .where("source", "=", source)
      .returning("source")
      .executeTakeFirst();
    if (!removed) throw new ConsoleError(`There is no redirect from ${source}`);
    return { done: `${removed.source} leads nowhere any more.` };
  },
};
