import type { Services } from "#upstreams/rpc/services.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { wholeNumber, word } from "../read-option.ts";
import { neededVariant } from "./needed-variant.ts";

/** Sets the pieces of an article to a counted number. */
export const setStock: ConsoleCommand = {
  usage: "ARTICLE N",
  summary: "there are N pieces of an article",
  words: 2,
  run: async (services, call) => changeStock(services, word(call), { to: wholeNumber(word(call, 1), "N") }),
};

/** Adds pieces that came in, whatever is sold at the same moment. */
export const addStock: ConsoleCommand = {
  usage: "ARTICLE N",
  summary: "N more pieces of an article came in",
  words: 2,
  run: async (services, call) => changeStock(services, word(call), { by: wholeNumber(word(call, 1), "N", 1) }),
};

async function changeStock(services: Services, articleNumber: string, change: { to: number } | { by: number }) {
  const { variantId, name, title } = await neededVariant(services, articleNumber);
  const { quantity } = await services.db
    .updateTable("stock")
    .set((column) => ({
      quantity: "to" in change ? change.to : column("quantity", "+", change.by),
      changed_at: services.now(),
    }))
    .where("variant_id", "=", variantId)
    .returning("quantity")
    .executeTakeFirstOrThrow();
  return { done: `${articleNumber} (${name}, ${title}): ${quantity} in stock.` };
}
