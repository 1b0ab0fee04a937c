import type { GatewayContext } from "#gateway/context.ts";
import { builder } from "#gateway/builder.ts";
import { recommendBeside, RecommendationRef } from "#gateway/recommendations/recommendation.ts";
import type { RecommendationRequest } from "#gateway/sources/recommendations/recommendations-source.ts";
import { blockRef } from "./blocks/block-types.ts";

const usualNumber = 12;

/** Each costs a call. */
const mostSliders = 8;
const sliders = new WeakMap<GatewayContext, number>();

builder.objectField(blockRef("recommendation_slider"), "recommendations", (t) =>
  t.field({
    type: [RecommendationRef],
    nullable: true,
    description:
      "Recommended products by its `logic`, best first, without those its story shows already; empty from the ninth slider of a request on. Null when the recommender takes longer than 100 ms: `Query.recommendations` waits longer.",
    resolve: async ({ values, masterKeys }, _args, context, info) => {
      const logic = values["logic"] as RecommendationRequest["logic"];
      const count = (sliders.get(context) ?? 0) + 1;
      sliders.set(context, count);
      if (count > mostSliders) return [];
      const references = values["references"] as string[];
      const limit = (values["limit"] as number | null) ?? usualNumber;
      const recommendations = await recommendBeside(context, { logic, references, limit }, info);
      return recommendations.filter(({ product }) => !masterKeys.has(product.masterKey ?? ""));
    },
  }),
);
