import type { Category, Product, Variant } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { slugOf } from "#gateway/catalog/product/product.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { ResolvedTerm } from "#gateway/sources/commerce/search-calls.ts";
import { isExistingPage } from "./existing-page.ts";

/** The one thing a term names, and its page; neither category nor product for a page that is neither's. */
export interface SearchRedirect {
  readonly path: string;
  readonly category: Category | null;
  readonly product: Product | null;
  readonly variantId: number | null;
}

export const SearchRedirectRef = builder.objectRef<SearchRedirect>("SearchRedirect").implement({
  description:
    "The page a whole term names: a category, a product, or another page such as the one on returns, for which both are null.",
  fields: (t) => ({
    path: t.exposeString("path", {
      description: "Path of its page within the shop; a colour or variant is named in its query.",
    }),
    category: t.expose("category", {
      type: CategoryRef,
      nullable: true,
      description: "The category, null when the term names something else.",
    }),
    product: t.expose("product", {
      type: ProductRef,
      nullable: true,
      description: "The product, null when the term names something else.",
    }),
    variantId: t.exposeInt("variantId", {
      nullable: true,
      description:
        "Number of the variant to show: the one the term names, else the first of its colour. Null for a category, a page or a whole master.",
    }),
  }),
});

/** Where a resolved term leads; null when it names nothing that is shown. */
export async function searchRedirect(
  term: string,
  resolved: ResolvedTerm,
  context: GatewayContext,
): Promise<SearchRedirect | null> {
  const { product, categoryId } = resolved;
  if (product) {
    const variantId = variantOf(product, term);
    const query = variantId === null ? "" : `?variant=${variantId}`;
    return { path: `/p/${slugOf(product)}${query}`, category: null, product, variantId };
  }
  const category =
    categoryId === undefined ? undefined : (await context.sources.commerce.shop.categoryTree()).byId.get(categoryId);
  if (resolved.page && (await isExistingPage(resolved.page, context)))
    return { path: resolved.page.path, category: null, product: null, variantId: null };
  return category ? { path: category.path, category, product: null, variantId: null } : null;
}

// a master's number leaves the choice open; the number of a colour or an EAN does not
function variantOf(product: Product, term: string): number | null {
  const wanted = plain(term);
  if (wanted === plain(product.masterKey)) return null;
  const variants = product.variants ?? [];
  const named = variants.find((variant) => codesOf(variant).includes(wanted));
  return (
    (named ?? variants.find(({ stock }) => stock.quantity > 0 || stock.isSellableWithoutStock) ?? variants[0])?.id ??
    null
  );
}

function codesOf(variant: Variant): string[] {
  const number = variant.advancedAttributes?.["variantArticleNumber"]?.values[0]?.fieldSet[0]?.[0]?.["value"];
  return [variant.referenceKey, typeof number === "string" ? number : ""].map(plain);
}

function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[\s./_-]+/g, "");
}
