import { builder } from "#gateway/builder.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { loadPromotion, loadRunning } from "./promotion-loader.ts";
import { mostKeyLetters, PromotionRef } from "./promotion.ts";

const mostKeys = 20;

builder.queryField("promotions", (t) =>
  t.field({
    type: [PromotionRef],
    nullable: true,
    description:
      "The promotions that run now, the one that wins first, without those that need a code; or those of the given keys, whenever they run. Null only together with an error.",
    args: { keys: t.arg.stringList({ description: "Keys, at most 20; unknown ones are left out." }) },
    resolve: async (_root, { keys }, context) => {
      if (!keys) return (await loadRunning(context)).promotions;
      if (keys.length > mostKeys || keys.some((key) => key.length > mostKeyLetters || !/^[\w.:-]+$/.test(key)))
        throw badRequest(
          `\`keys\` holds at most ${mostKeys} keys, each of letters, digits, dots, colons and hyphens: \`Promotion.key\` is one.`,
        );
      const found = await Promise.all(keys.map((key) => loadPromotion(context, key)));
      return found.filter((promotion) => promotion !== null);
    },
  }),
);
