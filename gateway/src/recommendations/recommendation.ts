import type { Product } from "@scayle/storefront-api";
import type { GraphQLResolveInfo } from "graphql";
import { builder } from "#gateway/builder.ts";
import { loadMaster, loadProduct } from "#gateway/catalog/product/product-loader.ts";
import { needsOf, productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import { pageSize } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { numberInGlobalId } from "#gateway/global-id.ts";
import type {
  RecommendationRequest,
  RecommendedArticle,
} from "#gateway/sources/recommendations/recommendations-source.ts";

interface Recommendation {
  readonly reason: string | null;
  readonly product: Product;
  /** Master key of what was looked at. */
  readonly because: string | null;
}

export const RecommendationLogicRef = builder.enumType("RecommendationLogic", {
  description: "How products are chosen.",
  values: {
    PERSONAL: { description: "By what the visitor looked at, if they let their browser tell; bestsellers otherwise." },
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
        "Why, as a key such as `bestseller`, `similar`, `goes_with`, `bought_together` or `viewed`; null when the recommender does not say.",
    }),
    product: t.expose("product", { type: ProductRef, description: "The product." }),
    because: t.field({
      type: ProductRef,
      nullable: true,
      description: "What the visitor looked at that speaks for it most; null unless the reason is `viewed`.",
      resolve: ({ because }, _args, context, info) =>
        because === null ? null : loadMaster(context, because, productNeeds(info)),
    }),
  }),
});

/** How long a page waits for recommendations beside its subject; a browser loads those that are late with `recommendations`. */
export const besideMs = 100;

/** As `recommend`, for a page that shows something else: what does not come within 100 ms is left out. */
export function recommendBeside(
  context: GatewayContext,
  request: RecommendationRequest,
  info: GraphQLResolveInfo,
): Promise<Recommendation[]> {
  return recommend(context, request, info, besideMs);
}

/**
 * Recommended products: one call for their numbers, one for all of them together.
 * @param info of a field whose type is a list of recommendations
 * @throws UpstreamError when the recommender gives no response; the field is then null
 */
async function recommend(
  context: GatewayContext,
  request: RecommendationRequest,
  info: GraphQLResolveInfo,
  waitMs?: number,
): Promise<Recommendation[]> {
  return recommended(context, await context.sources.recommendations.articles(request, waitMs), info);
}

/** The products that the recommender named, as `recommend` gives them. */
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

builder.queryField("recommendations", (t) =>
  t.field({
    type: [RecommendationRef],
    nullable: true,
    description: "Recommended products, best first; null while the recommender is unavailable.",
    args: {
      logic: t.arg({
        type: RecommendationLogicRef,
        required: true,
        defaultValue: "PERSONAL",
        description: "How they are chosen.",
      }),
      references: t.arg.stringList({ description: "Master keys of the reference products, at most 100." }),
      viewed: t.arg.idList({
        description:
          "Global ids of what the visitor looked at, newest first; the first 20 count. For PERSONAL, with the visitor's consent: the shop writes no row of it.",
      }),
      first: t.arg.int({ required: true, defaultValue: 12, description: "How many at most, 1 to 100." }),
    },
    resolve: async (_root, { logic, references, viewed, first }, context, info) => {
      const keys = logic === "PERSONAL" ? await viewedKeys((viewed ?? []).map(String), context) : (references ?? []);
      return recommend(context, { logic, references: masterKeysOf(keys), limit: pageSize(first) }, info);
    },
  }),
);

// an unknown key has no relations, and the recommender refuses what is none
function masterKeysOf(references: readonly string[]): string[] {
  return references.filter((reference) => /^\d{2}-\d{4}$/.test(reference)).slice(0, 100);
}

const mostViewed = 20;

async function viewedKeys(ids: readonly string[], context: GatewayContext): Promise<string[]> {
  const numbers = ids.slice(0, mostViewed).flatMap((id) => numberInGlobalId(id, "Product") ?? []);
  const products = await Promise.all(numbers.map((number) => loadProduct(context, number, needsOf("images"))));
  // colours of one master are one thing
  return [...new Set(products.flatMap((product) => product?.masterKey ?? []))];
}
