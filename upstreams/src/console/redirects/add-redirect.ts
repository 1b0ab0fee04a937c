import { defaultShop } from "@warmeland/schema/rules/shops.ts";

import { redirectLineSchema, redirectPath } from "#upstreams/catalogue/lines/redirect-line.ts";
import { findRedirectLoop } from "#upstreams/catalogue/import/write-redirects.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** Makes or changes a redirect of the Dutch shop, which a later import of a catalogue leaves alone. */
export const addRedirect: ConsoleCommand = {
  usage: "SOURCE TARGET [--temporary]",
  summary: "a path without a page leads to another, or to another site",
  words: 2,
  options: { temporary: { type: "boolean" } },
  run: async ({ db }, call) => {
    const parsed = redirectLineSchema.safeParse({
      type: "redirect",
      shopId: defaultShop.shopId,
      source: word(call, 0),
      target: word(call, 1),
      statusCode: call.options["temporary"] ? 302 : 301,
    });
    if (!parsed.success)
      throw new ConsoleError(parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n"));
    const { shopId, source, target, statusCode } = parsed.data;
    const place = { target, target_path: redirectPath(target) ?? null, status_code: statusCode, is_of_file: false };
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto("redirect")
        .values({ shop_id: shopId, source, ...place })
        .onConflict((conflict) => conflict.columns(["shop_id", "source"]).doUpdateSet(place))
        .execute();
      if (await findRedirectLoop(trx)) throw new ConsoleError(`${target} leads back to ${source}`);
    });
    return { done: `${source} leads to ${target} (${statusCode}).` };
  },
};
