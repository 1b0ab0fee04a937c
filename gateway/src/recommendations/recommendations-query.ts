import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { builder } from "#gateway/builder.ts";
import { pageSize } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { RecommendationRequest } from "#gateway/sources/recommendations/recommendations-source.ts";
import { PersonalSourceRef, personalEvents, ViewedProductInput } from "./personal-events.ts";
import { recommended, RecommendationLogicRef, RecommendationRef } from "./recommendation.ts";

/** The most a recommender is asked for. */
const mostArticles = 100;

builder.queryField("recommendations", (t) =>
  t.field({
    type: [RecommendationRef],
    nullable: true,
    description:
      "Recommended products, best first; null while the recommender is unavailable, and empty where the shop recommends nothing.",
    args: {
      logic: t.arg({
        type: RecommendationLogicRef,
        required: true,
        defaultValue: "PERSONAL",
        description: "How they are chosen.",
      }),
      references: t.arg.stringList({ description: "Master keys of the reference products, at most 100." }),
      viewed: t.arg({
        type: [ViewedProductInput],
        description:
          "What the visitor looked at, newest first; the first 20 count. For PERSONAL, with the visitor's consent: the shop writes no row of it.",
      }),
      own: t.arg({
        type: [PersonalSourceRef],
        description:
          "What else of the visitor may speak for a recommendation. For PERSONAL, with the visitor's consent: it is read for this response only.",
      }),
      withoutBasket: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: "Leaves out what is in the basket of the visitor; the recommender is not told.",
      }),
      first: t.arg.int({ required: true, defaultValue: 12, description: "How many at most, 1 to 100." }),
    },
    resolve: async (_root, { logic, references, viewed, own, withoutBasket, first }, context, info) => {
      const limit = pageSize(first);
      const [request, inBasket] = await Promise.all([
        requestOf({ logic, references, viewed, own }, context),
        withoutBasket ? keysInBasket(context) : new Set(),
      ]);
      // always the same number, so that visitors with different baskets share a copy
      const wanted = { ...request, limit: inBasket.size === 0 ? limit : mostArticles };
      const articles = await context.sources.recommendations.articles(wanted);
      const others = articles.filter(({ articleNumber }) => !inBasket.has(articleNumber)).slice(0, limit);
      return recommended(context, others, info);
    },
  }),
);

interface Question {
  readonly logic: RecommendationRequest["logic"];
  readonly references?: readonly string[] | null | undefined;
  readonly viewed?: Parameters<typeof personalEvents>[0]["viewed"] | null | undefined;
  readonly own?: Parameters<typeof personalEvents>[0]["own"] | null | undefined;
}

async function requestOf(
  { logic, references, viewed, own }: Question,
  context: GatewayContext,
): Promise<Omit<RecommendationRequest, "limit">> {
  if (logic !== "PERSONAL") return { logic, references: masterKeysOf(references ?? []) };
  const events = await personalEvents({ viewed: viewed ?? [], own: own ?? [] }, context);
  return { logic, references: [...new Set(events.map(({ masterKey }) => masterKey))], events };
}

// an unknown key has no relations, and the recommender refuses what is none
function masterKeysOf(references: readonly string[]): string[] {
  return references.filter((reference) => /^\d{2}-\d{4}$/.test(reference)).slice(0, 100);
}

async function keysInBasket(context: GatewayContext): Promise<ReadonlySet<string>> {
  const { items } = await loadBasket(context);
  return new Set(items.flatMap(({ product }) => product.masterKey ?? []));
}
