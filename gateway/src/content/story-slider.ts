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
        "What it shows, best first; null while the recommender does not answer within 100 ms: the field `recommendations` of the query waits longer.",
      resolve: ({ request }, _args, context, info) => recommendBeside(context, request, info),
    }),
  }),
});
