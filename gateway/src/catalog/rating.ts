import type { Product } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { valueOf } from "./wire-attributes.ts";

export interface Rating {
  readonly score: number;
  readonly count: number;
}

export const RatingRef = builder.objectRef<Rating>("Rating").implement({
  description: "The rating of a master article.",
  fields: (t) => ({
    score: t.exposeFloat("score", {
      description: "Average of the reviews from 1 to 5; 0 without reviews, when no stars are shown.",
    }),
    count: t.exposeInt("count", { description: "Number of reviews." }),
  }),
});

/** The rating of a product, from the reviews of its master article. */
export function ratingOf(product: Product): Rating {
  const count = Math.trunc(Number(valueOf(product.attributes, "masterReviewsCount"))) || 0;
  return { count, score: count > 0 ? Number(valueOf(product.attributes, "masterReviewsScore")) || 0 : 0 };
}
