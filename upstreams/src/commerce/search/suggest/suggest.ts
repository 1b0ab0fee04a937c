import type { CategoryEntry } from "../../snapshot/category-tree.ts";
import type { CatalogueEngine } from "../../engine/catalogue-engine.ts";
import type { NamedCategory } from "../index/category-names.ts";
import { readTerm, understandTerm } from "../term/understand-term.ts";
import type { QueryGroup } from "../term/query-group.ts";
import { searchTerm } from "../term/search-term.ts";

/** A category, narrowed by the values that the rest of the term names: sizes, colours, hardness. */
export interface CategorySuggestion {
  category: CategoryEntry;
  valueIds: readonly number[];
  /** Larger is better, comparable within one list only. */
  score: number;
}

export interface Suggestions {
  categories: readonly CategorySuggestion[];
  /** Product indexes, one colour of each master, with the variant that has the size and hardness the term asks for, if it asks for one. */
  products: readonly { index: number; variant: number | undefined }[];
}

const mostValues = 20;

/** What an unfinished term may become. Without one: the categories that sell best. */
export function suggest(
  engine: CatalogueEngine,
  typed: string,
  options: { categoryId?: number; mostCategories: number; mostProducts: number },
): Suggestions {
  const { search } = engine;
  const { categoryId, mostCategories, mostProducts } = options;
  const within = search.parts.categories.filter(
    ({ category }) => categoryId === undefined || category.rootline.some(({ id }) => id === categoryId),
  );
  if (readTerm(typed).trim() === "") return { categories: bestSelling(within, mostCategories), products: [] };
  const groups = understandTerm(search, typed);
  const categories = within
    .flatMap((named) => fittingCategory(engine, named, groups) ?? [])
    .sort((first, second) => second.score - first.score)
    .slice(0, mostCategories);
  return { categories, products: fittingProducts(engine, typed, { groups, categoryId, most: mostProducts }) };
}

function bestSelling(categories: readonly NamedCategory[], most: number): CategorySuggestion[] {
  return categories
    .filter(({ category, sold }) => category.parent === null && sold > 0)
    .map(({ category, sold }) => ({ category, valueIds: [], score: sold }))
    .sort((first, second) => second.score - first.score)
    .slice(0, most);
}

function fittingProducts(
  engine: CatalogueEngine,
  typed: string,
  { groups, categoryId, most }: { groups: readonly QueryGroup[]; categoryId: number | undefined; most: number },
): Suggestions["products"] {
  const { snapshot } = engine.catalogue;
  const inCategory = categoryId === undefined ? undefined : new Set(snapshot.productsOfCategory(categoryId));
  const found = new Map<string, number>();
  const matches = searchTerm(engine, typed, { includeSoldOut: false, groups });
  for (const index of matches.ranked) {
    const { masterKey } = snapshot.product(index);
    if (found.has(masterKey) || inCategory?.has(index) === false) continue;
    found.set(masterKey, index);
    if (found.size === most) break;
  }
  return [...found.values()].map((index) => ({ index, variant: matches.variantOf(index) }));
}

// Every word names the category or narrows it.
function fittingCategory(
  engine: CatalogueEngine,
  named: NamedCategory,
  groups: readonly QueryGroup[],
): CategorySuggestion | undefined {
  let score = 0;
  let isNamed = false;
  const valueIds: number[] = [];
  for (const group of groups) {
    const share = group.isSize ? 0 : nameShare(named, group);
    if (share > 0) isNamed = true;
    else if (group.valueIds.size > 0 && group.valueIds.size <= mostValues)
      valueIds.push(...valuesWithin(engine, named, group));
    else return undefined;
    score += share;
  }
  const wanted = groups.filter((group) => group.valueIds.size > 0 && (group.isSize || nameShare(named, group) === 0));
  if (!isNamed || named.sold === 0 || wanted.some((group) => !valueIds.some((id) => group.valueIds.has(id))))
    return undefined;
  // Of categories named alike, the one with the shorter name and then the one that sells.
  const length = Math.sqrt(Math.max(named.words.length, groups.length - wanted.length));
  return {
    category: named.category,
    valueIds,
    score: score / length + named.sold / (named.sold + engine.search.mostSold) / 10,
  };
}

function nameShare({ shares }: NamedCategory, { alternatives }: QueryGroup): number {
  let best = 0;
  for (const { terms, factor } of alternatives)
    if (terms.length === 1) best = Math.max(best, (shares.get(terms[0]!) ?? 0) * factor);
  return best;
}

function valuesWithin(
  { catalogue: { snapshot } }: CatalogueEngine,
  { category }: NamedCategory,
  { valueIds }: QueryGroup,
): number[] {
  return [...valueIds].filter((id) => snapshot.categoryValues.has(category.id, id));
}
