import type { Category, CategoryFilter } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import type { FoundCategory } from "#gateway/sources/commerce/search-calls.ts";

/** A category, narrowed by what the rest of the term names. */
export interface CategorySuggestion {
  readonly category: Category;
  readonly filters: readonly CategoryFilter[];
}

export const CategorySuggestionRef = builder.objectRef<CategorySuggestion>("CategorySuggestion").implement({
  description: "A category that matches a term, filtered by the size, colour or other values the term also names.",
  fields: (t) => ({
    label: t.string({
      description: "Its name and the values it is filtered by, in the shop's language.",
      resolve: ({ category, filters }) => [category.name, ...filters.flatMap(labelsOf)].join(", "),
    }),
    path: t.string({
      description: "Path of its page within the shop; the values are in its query string.",
      resolve: pathOf,
    }),
    narrowed: t.boolean({
      description: "Whether it is filtered by values.",
      resolve: ({ filters }) => filters.length > 0,
    }),
    category: t.expose("category", { type: CategoryRef, description: "The category itself." }),
  }),
});

/** The categories of a tree among those that were found, in the order found. */
export function categorySuggestions(
  found: readonly FoundCategory[],
  byId: ReadonlyMap<number, Category>,
): CategorySuggestion[] {
  return found.flatMap(({ categoryId, filters }) => {
    const category = byId.get(categoryId);
    return category ? [{ category, filters }] : [];
  });
}

function pathOf({ category, filters }: CategorySuggestion): string {
  const query = filters.flatMap(parameterOf);
  return `${category.path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

function parameterOf(filter: CategoryFilter): string[] {
  if (filter.type === "attribute") {
    const { group, values } = filter.attributeFilter;
    return [`${encodeURIComponent(group.key)}=${values.map(({ id }) => id).join(",")}`];
  }
  return filter.type === "boolean"
    ? [`${encodeURIComponent(filter.booleanFilter.slug)}=${filter.booleanFilter.value}`]
    : [];
}

function labelsOf(filter: CategoryFilter): string[] {
  if (filter.type === "attribute") return filter.attributeFilter.values.map(({ label }) => label);
  return filter.type === "boolean" ? [filter.booleanFilter.label] : [];
}
