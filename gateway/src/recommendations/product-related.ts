import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import { builder } from "#gateway/builder.ts";
import { pageSize } from "#gateway/connection.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { RecommendedArticle } from "#gateway/sources/recommendations/recommendations-source.ts";
import { besideMs, recommended, RecommendationRef } from "./recommendation.ts";

interface Reference {
  readonly masterKey: string;
  readonly limit: number;
}

const keyOf = ({ masterKey, limit }: Reference): string => `${masterKey};${limit}`;

/** What goes with products that are requested in one tick: one call for all of which as many are wanted. */
const related = requestLoader<Reference, readonly RecommendedArticle[]>(
  async (keys, context) => {
    const found = new Map<string, readonly RecommendedArticle[]>();
    const alike = Map.groupBy(keys, ({ limit }) => limit);
    await Promise.all(
      [...alike].map(async ([limit, group]) => {
        const references = group.map(({ masterKey }) => masterKey);
        const responses = await context.sources.recommendations.articlesForEach(
          { logic: "RELATED", references, limit },
          besideMs,
        );
        for (const [index, key] of group.entries()) found.set(keyOf(key), responses[index] ?? []);
      }),
    );
    return keys.map((key) => found.get(keyOf(key)) ?? []);
  },
  { maxBatchSize: 100, cacheKeyFn: keyOf },
);

builder.objectField(ProductRef, "related", (t) =>
  t.field({
    type: [RecommendationRef],
    nullable: true,
    description:
      "Similar and matching products; null when the recommender takes longer than 100 ms: `Query.recommendations` waits longer.",
    args: { first: t.arg.int({ required: true, defaultValue: 12, description: "How many at most, 1 to 100." }) },
    resolve: async ({ masterKey }, { first }, context, info) =>
      recommended(context, await related(context).load({ masterKey, limit: pageSize(first) }), info),
  }),
);
