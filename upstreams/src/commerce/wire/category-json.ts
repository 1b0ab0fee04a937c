import type { Category, CategoryProperty, Product, ProductCategory } from "@scayle/storefront-api";

import type { CategoryDocument } from "#upstreams/catalogue/documents.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { CategoryEntry, CategoryTree } from "../snapshot/category-tree.ts";
import { textIn } from "../text-in.ts";
import { parseIncludeParts, partsNamed } from "./include-parts.ts";
import type { ProductInclude } from "./product-include.ts";

export interface CategoryInclude {
  /** Levels to return: 1 is the category alone. */
  depth: number;
  parents: boolean;
  properties: "all" | readonly string[];
  productSorting: boolean;
  showHidden: boolean;
}

/** Reads a category's `with` parameter. Properties are left out by naming none: `properties:name()`. */
export function parseCategoryInclude(text: string, depth: number, showHidden: boolean): CategoryInclude {
  const parts = parseIncludeParts(text);
  const properties = partsNamed(parts, "properties");
  const unlimited = properties.length === 0 || properties.some((part) => !part.selectors.has("name"));
  return {
    depth,
    parents: partsNamed(parts, "parents").length > 0,
    properties: unlimited ? "all" : properties.flatMap((part) => part.selectors.get("name") ?? []),
    productSorting: partsNamed(parts, "productSorting").length > 0,
    showHidden,
  };
}

/** A category in SCAYLE's form. Its description and photo are properties `description` and `image` (a file name). */
export function categoryJson(entry: CategoryEntry, include: CategoryInclude, shop: ShopLocale): Category {
  const children = entry.children.filter((child) => include.showHidden || !child.document.hidden);
  return {
    id: entry.id,
    path: entry.path,
    name: textIn(entry.document.name, shop),
    slug: entry.document.slug,
    parentId: entry.parent?.id ?? 0,
    rootlineIds: entry.rootline.map((category) => category.id),
    childrenIds: children.map((child) => child.id),
    properties: categoryProperties(entry, include.properties, shop),
    isHidden: entry.document.hidden,
    depth: entry.rootline.length,
    supportedFilter: entry.document.supportedFilter,
    shopLevelCustomData: {},
    countryLevelCustomData: {},
    ...(include.depth > 1
      ? {
          children: children.map((child) =>
            categoryJson(child, { ...include, depth: include.depth - 1, parents: false }, shop),
          ),
        }
      : {}),
    ...(include.parents && entry.parent ? { parent: categoryJson(entry.parent, { ...include, depth: 1 }, shop) } : {}),
    ...(include.productSorting ? { productSorting: productSorting(entry.document) } : {}),
  };
}

function productSorting({ sorting }: CategoryDocument): NonNullable<Category["productSorting"]> {
  const custom = sorting?.custom;
  return {
    customSortingKey: custom ? `scayle:v1:${custom}` : "",
    smartSortingKey: `scayle:v1:${sorting?.smart ?? "topseller"}`,
  };
}

/** The categories of a product: for each the way from the root. A way through a hidden category is left out unless asked for. */
export function productCategories(
  tree: CategoryTree,
  categoryIds: readonly number[],
  include: NonNullable<ProductInclude["categories"]>,
  shop: ShopLocale,
): ProductCategory[][] {
  return rootlines(tree, categoryIds)
    .filter((rootline) => include.hidden || rootline.every((entry) => !entry.document.hidden))
    .map((rootline) =>
      rootline.map((entry) => ({
        categoryId: entry.id,
        categoryName: textIn(entry.document.name, shop),
        categorySlug: entry.document.slug,
        categoryUrl: entry.path,
        categoryHidden: entry.document.hidden,
        categoryProperties: include.properties ? categoryProperties(entry, include.properties, shop) : [],
      })),
    );
}

/** Every category of a product and above it, once each. */
export function baseCategories(
  tree: CategoryTree,
  categoryIds: readonly number[],
  shop: ShopLocale,
): NonNullable<Product["baseCategories"]> {
  return [...new Set(rootlines(tree, categoryIds).flat())].map((entry) => ({
    categoryId: entry.id,
    categoryName: textIn(entry.document.name, shop),
    categoryParentId: entry.parent?.id ?? 0,
    categoryPath: entry.path,
  }));
}

function rootlines(tree: CategoryTree, categoryIds: readonly number[]): (readonly CategoryEntry[])[] {
  return categoryIds.flatMap((id) => {
    const rootline = tree.get(id)?.rootline;
    return rootline ? [rootline] : [];
  });
}

function categoryProperties(
  entry: CategoryEntry,
  names: "all" | readonly string[],
  shop: ShopLocale,
): CategoryProperty[] {
  const { description, image, properties } = entry.document;
  const values = { description: textIn(description, shop), image: image ?? "", ...properties };
  return Object.entries(values)
    .filter(([name, value]) => value !== "" && (names === "all" || names.includes(name)))
    .map(([name, value]) => ({ name, value }));
}
