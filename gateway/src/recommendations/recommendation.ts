import type { Product } from "@scayle/storefront-api";
import type { GraphQLResolveInfo } from "graphql";
import { builder } from "#gateway/builder.ts";
import { loadMaster } from "#gateway/catalog/product/product-loader.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type {
  RecommendationRequest,
  RecommendedArticle,
} from "#gateway/sources/recommendations/recommendations-source.ts";

interface Recommendation {
  readonly reason: string | null;
  readonly product: Product;
  /** Master key of what the visitor viewed, wished for or bought. */
  readonly because: string | null;
}

export const RecommendationLogicRef = builder.enumType("RecommendationLogic", {
  description: "How products are chosen.",
  values: {
    PERSONAL: {
      description: "By what the visitor viewed, wished for and bought, as far as they allow it; then bestsellers.",
    },
    ALSO_BOUGHT: { description: "Often ordered together with the references, then what is related." },
    RELATED: { description: "Similar to the references, or matching them." },
    BESTSELLER: { description: "Ordered most often, of the categories of the references where there are any." },
  } as const,
});

export const RecommendationRef = builder.objectRef<Recommendation>("Recommendation").implement({
  description: "A recommended product.",
  fields: (t) => ({
    reason: t.exposeString("reason", {
      nullable: true,
      description:
        "Why, as a key such as `bestseller`, `similar`, `goes_with`, `bought_together`, `viewed`, `wished` or `bought`; null when the recommender does not say.",
    }),
    product: t.expose("product", { type: ProductRef, description: "The product." }),
    because: t.field({
      type: ProductRef,
      nullable: true,
      description: "What speaks for it most; null unless the reason is `viewed`, `wished` or `bought`.",
      resolve: ({ because }, _args, context, info) =>
        because === null ? null : loadMaster(context, because, productNeeds(info)),
    }),
  }),
});

/** How long a page waits for recommendations beside its subject; a browser loads those that are late with `recommendations`. */
export const besideMs = 100;

/**
 * Recommended products for a page that shows something else: what does not come within 100 ms is left out.
 * @param info of a field whose type is a list of recommendations
 * @throws UpstreamError when the recommender gives no response; the field is then null
 */
export async function recommendBeside(
  context: GatewayContext,
  request: RecommendationRequest,
  info: GraphQLResolveInfo,
): Promise<Recommendation[]> {
  return recommended(context, await context.sources.recommendations.articles(request, besideMs), info);
}

/** The products that the recommender named: one call for all of them together. */
export async function recommended(
  context: GatewayContext,
  articles: readonly RecommendedArticle[],
  info: GraphQLResolveInfo,
): Promise<Recommendation[]> {
  const needs = productNeeds(info, "product.");
  const products = await Promise.all(articles.map((article) => loadMaster(context, article.articleNumber, needs)));
  return products.flatMap((product, index) =>
    product ? [{ product, reason: articles[index]?.reason ?? null, because: articles[index]?.because ?? null }] : [],
  );
}
