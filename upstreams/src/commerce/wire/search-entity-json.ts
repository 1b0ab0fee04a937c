import type { CategoryFilter, CategorySearchSuggestion } from "@scayle/storefront-api";

import type { CategoryEntry } from "../snapshot/category-tree.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import type { NamedPage } from "../search/suggest/named-page.ts";
import { categoryJson, parseCategoryInclude, type CategoryInclude } from "./category-json.ts";
import { parseIncludeParts, partsBelow } from "./include-parts.ts";
import { productText } from "./list-json.ts";
import { productInclude, type ProductInclude } from "./product-include.ts";

/** What a search returns of products and categories. */
export interface SearchInclude {
  /** Names the form in the cache of written products. */
  form: string;
  product: ProductInclude;
  category: CategoryInclude;
}

/** Reads the `with` of a search: `product.…`, `category.parents`, `category.children`, `category.properties:name(…)`. */
export function parseSearchInclude(text: string, depth: number): SearchInclude {
  const parts = parseIncludeParts(text);
  const ofCategory =
    text
      .match(/category\.properties:name\([^)]*\)|category\.parents/g)
      ?.map((part) => part.slice("category.".length)) ?? [];
  const hasChildren = partsBelow(parts, "category").some(({ path }) => path[0] === "children");
  return {
    form: `search ${text}`,
    product: productInclude(partsBelow(parts, "product"), true),
    category: parseCategoryInclude(ofCategory.join(","), hasChildren ? Math.max(2, depth) : 1, false),
  };
}

/** A product as a search entity, as JSON text. */
export function productEntityText(
  engine: CatalogueEngine,
  index: number,
  include: SearchInclude,
  hour: number,
): string {
  return `{"type":"product","productSuggestion":{"product":${productText(engine, index, include.form, include.product, hour)}}}`;
}

/** A category as a search entity, with the attribute values that narrow it. */
export function categoryEntity(
  engine: CatalogueEngine,
  category: CategoryEntry,
  valueIds: readonly number[],
  include: CategoryInclude,
): CategorySearchSuggestion {
  return {
    type: "category",
    categorySuggestion: {
      category: categoryJson(category, include, engine.catalogue.shop),
      filters: categoryFilters(engine, valueIds),
    },
  };
}

/** A page of the shop as a search entity: a link in SCAYLE's form of a navigation item. */
export function pageEntity({ name, path }: NamedPage) {
  return {
    type: "navigationItem" as const,
    navigationItemSuggestion: {
      navigationItem: {
        id: 0,
        name,
        assets: {},
        visibleFrom: null,
        visibleTo: null,
        children: [],
        target: "individual-link" as const,
        linkTarget: { url: path, openInNewWindow: false },
      },
    },
  };
}

function categoryFilters(
  { attributeTexts, catalogue: { snapshot } }: CatalogueEngine,
  valueIds: readonly number[],
): CategoryFilter[] {
  const byGroup = Map.groupBy(valueIds, (id) => snapshot.attributes.value(id)?.group);
  return [...byGroup].flatMap(([group, ids]) => {
    if (!group) return [];
    const { id, key, document } = group;
    return {
      type: "attribute" as const,
      attributeFilter: {
        group: {
          id,
          key,
          label: attributeTexts.groupLabel(group),
          type: document.type,
          multiSelect: document.multiSelect,
        },
        values: ids.map((valueId) => attributeTexts.value(valueId)),
      },
    };
  });
}
