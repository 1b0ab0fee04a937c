import type { Product } from "@scayle/storefront-api";
import { attributeValueIds } from "#gateway/catalog/wire-attributes.ts";
import type { CategoryTree } from "#gateway/sources/commerce/category-tree.ts";
import type { WirePromotion } from "#gateway/sources/commerce/wire-promotion.ts";

type Scope = NonNullable<WirePromotion["customData"]["scope"]>;

/**
 * Whether a promotion is for a product: by its scope (categories with those below them, colours, masters), or, at an upstream that knows no
 * scopes, because the product's attribute `promotion` names it (docs/rules.md#products-and-masters).
 * @param product with `searchCategoryIds`, which name every category above it
 */
export function isForProduct({ customData }: WirePromotion, product: Product, tree: CategoryTree): boolean {
  const { scope, product: marked } = customData;
  if (scope === undefined) {
    return (
      marked?.promotionId === undefined ||
      attributeValueIds(product.attributes, "promotion").includes(marked.promotionId)
    );
  }
  const isNamed = [scope.categories, scope.products, scope.masters].some((keys) => keys !== undefined);
  if (isNamed && !names(scope, product, tree)) return false;
  return scope.except === undefined || !names(scope.except, product, tree);
}

function names(
  { categories = [], products = [], masters = [] }: Omit<Scope, "except">,
  product: Product,
  tree: CategoryTree,
): boolean {
  if (masters.includes(product.masterKey) || (product.referenceKey && products.includes(product.referenceKey)))
    return true;
  return categories.some((path) => {
    const category = tree.byPath.get(path);
    return category !== undefined && product.searchCategoryIds?.includes(category.id) === true;
  });
}
