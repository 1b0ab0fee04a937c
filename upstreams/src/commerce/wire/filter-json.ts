import type { FilterItemWithValues, RangeFilterItemWithValues } from "@scayle/storefront-api";

import type { FilterCounts } from "../search/count-filters.ts";
import type { TruthCounts } from "../engine/search-results.ts";
import type { ProductQuery } from "../search/product-query.ts";
import type { AttributeGroupEntry } from "../snapshot/attribute-index.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { shopWords } from "../locale/shop-words.ts";
import { textIn } from "../text-in.ts";

type RangeValues = RangeFilterItemWithValues["values"];

/**
 * The filters of a search in SCAYLE's form: sale, new, prices, then attributes, in the category's order when one is given. A value without
 * products is left out unless it is chosen, so that it can be taken back.
 */
export function filterList(
  engine: CatalogueEngine,
  query: ProductQuery,
  counts: FilterCounts,
  including: readonly string[],
): FilterItemWithValues[] {
  const { shop } = engine.catalogue;
  const filters: FilterItemWithValues[] = [
    booleanFilter("sale", textIn(shopWords.sale, shop), counts.sale),
    booleanFilter("isNew", textIn(shopWords.isNew, shop), counts.isNew),
  ];
  if (counts.prices) {
    const values = [counts.prices] as unknown as RangeValues;
    filters.push({ id: null, slug: "prices", name: textIn(shopWords.prices, shop), type: "range", values });
  }
  for (const group of offeredGroups(engine, query, including)) {
    const filter = attributeFilter(engine, query, counts, group);
    if (filter.values.length > 0) filters.push(filter);
  }
  if (counts.categories) {
    const values = [...counts.categories].map(([id, productCount]) => ({ id, productCount }));
    filters.push({ slug: "categoryids", name: textIn(shopWords.categories, shop), type: "identifier", values });
  }
  return filters;
}

// What the category supports, else every group that is a filter; and whatever is chosen or asked for by name.
function offeredGroups(
  { catalogue: { snapshot } }: CatalogueEngine,
  query: ProductQuery,
  including: readonly string[],
): AttributeGroupEntry[] {
  const { attributes, categories } = snapshot;
  const supported =
    (query.categoryId === undefined ? undefined : categories.get(query.categoryId)?.document.supportedFilter) ?? [];
  const named = (names: Iterable<string>) => [...names].flatMap((name) => attributes.group(name) ?? []);
  const usual =
    supported.length > 0 ? named(supported) : attributes.groups.filter((group) => group.document.filterable);
  return [...new Set([...usual, ...named(query.attributes.keys()), ...named(including)])];
}

function attributeFilter(
  engine: CatalogueEngine,
  query: ProductQuery,
  counts: FilterCounts,
  group: AttributeGroupEntry,
) {
  const chosen = new Set([
    ...(query.attributes.get(group.key) ?? []),
    ...(query.attributes.get(String(group.id)) ?? []),
  ]);
  const values = group.values
    .filter(({ id }) => (counts.values[id] ?? 0) > 0 || chosen.has(id))
    .map(({ id, value }) => ({
      id,
      name: engine.attributeTexts.value(id).label,
      value,
      productCount: counts.values[id] ?? 0,
    }));
  return {
    id: group.id,
    slug: group.key,
    name: engine.attributeTexts.groupLabel(group),
    type: "attributes" as const,
    attributeGroupType: group.document.type,
    values,
  };
}

function booleanFilter(slug: string, name: string, counts: TruthCounts): FilterItemWithValues {
  return {
    id: null,
    slug,
    name,
    type: "boolean",
    values: [
      { name: false, productCount: counts.no },
      { name: true, productCount: counts.yes },
    ],
  };
}
