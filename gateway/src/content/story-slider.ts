import { builder } from "#gateway/builder.ts";
import { recommendBeside, RecommendationRef } from "#gateway/recommendations/recommendation.ts";
import type { StorySlider } from "./story-references.ts";

export const StorySliderRef = builder.objectRef<StorySlider>("StorySlider").implement({
  description: "A block of a story that shows recommended products.",
  fields: (t) => ({
    block: t.exposeString("block", {
      description: "The `_uid` of the block; empty when the content system gave it none.",
    }),
    recommendations: t.field({
      type: [RecommendationRef],
      nullable: true,
      description:
        "Its products, best first; null when the recommender takes longer than 100 ms: `Query.recommendations` waits longer.",
      resolve: ({ request }, _args, context, info) => recommendBeside(context, request, info),
    }),
  }),
});
