import { ProductRef } from "#gateway/catalog/product-ref.ts";
import { builder } from "#gateway/builder.ts";
import { pageSize } from "#gateway/connection.ts";
import { recommend, RecommendationRef } from "./recommendation.ts";

builder.objectField(ProductRef, "related", (t) =>
  t.field({
    type: [RecommendationRef],
    nullable: true,
    description: "Products like it, or going with it; null while the recommender does not answer.",
    args: { first: t.arg.int({ required: true, defaultValue: 12, description: "How many at most, 1 to 100." }) },
    resolve: (product, { first }, context, info) =>
      recommend(context, { logic: "RELATED", references: [product.masterKey], limit: pageSize(first) }, info),
  }),
);
