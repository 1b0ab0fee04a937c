import { loadMaster } from "#gateway/catalog/product/product-loader.ts";
import { needsOf } from "#gateway/catalog/product/product-needs.ts";
import { slugOf } from "#gateway/catalog/product/product.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { RouteLookup } from "./resolve-links.ts";

/** Where the links of a story lead; those that lead nowhere are logged under its slug. */
export function storyRoutes(story: string, context: GatewayContext): RouteLookup {
  return {
    product: async (masterKey) => {
      const product = await loadMaster(context, masterKey, needsOf("images"));
      return product && `/p/${slugOf(product)}`;
    },
    category: async (categoryId) => {
      const category = (await context.sources.commerce.shop.categoryTree()).byId.get(categoryId);
      return category ? category.path : null;
    },
    onUnresolved: (original, error) =>
      context.log.error({ story, link: original, err: error }, "a link of a story leads nowhere"),
  };
}
