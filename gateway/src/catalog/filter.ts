import type { Category, FilterItemWithValues } from "@scayle/storefront-api";
import { categoryFilterKey } from "@warmeland/schema/rules/listing-query.ts";
import { builder } from "#gateway/builder.ts";

type FilterType = "BOOLEAN" | "ATTRIBUTES" | "IDENTIFIER" | "RANGE";

interface FilterValue {
  readonly id: string;
  readonly name: string;
  readonly value: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly productCount: number;
  readonly selected: boolean;
}

export interface Filter {
  readonly slug: string;
  readonly name: string;
  readonly type: FilterType;
  readonly values: readonly FilterValue[];
}

const FilterTypeRef = builder.enumType("FilterType", {
  description: "What the values of a filter are.",
  values: {
    BOOLEAN: { description: "Yes or no: one value with id `true`." },
    ATTRIBUTES: { description: "Values of an attribute; several of them are joined by OR." },
    IDENTIFIER: { description: "Ids of categories, of which one at a time is chosen; only in a search." },
    RANGE: { description: "A lower and an upper bound in cents, chosen by the listing's `price`." },
  } as const,
});

const FilterValueRef = builder.objectRef<FilterValue>("FilterValue").implement({
  description: "A value a listing can be filtered by.",
  fields: (t) => ({
    id: t.exposeString("id", { description: "What `FilterInput.values` takes; of a RANGE its bounds." }),
    name: t.exposeString("name", { description: "Its name in the shop's language." }),
    value: t.exposeString("value", {
      nullable: true,
      description: "The same in every language, such as `soft`, or the hex code of a colour; only for ATTRIBUTES.",
    }),
    min: t.exposeInt("min", { nullable: true, description: "Lower bound in cents, only for RANGE." }),
    max: t.exposeInt("max", { nullable: true, description: "Upper bound in cents, only for RANGE." }),
    productCount: t.exposeInt("productCount", { description: "Products the listing would show of it; 0 for values to be shown disabled." }),
    selected: t.exposeBoolean("selected", { description: "Whether the listing is filtered by it." }),
  }),
});

export const FilterRef = builder.objectRef<Filter>("Filter").implement({
  description: "Something a listing can be filtered by.",
  fields: (t) => ({
    slug: t.exposeString("slug", {
      description: "Stable name: what `FilterInput.slug` takes and the page's address says, but for a RANGE.",
    }),
    name: t.exposeString("name", { description: "Its name in the shop's language." }),
    type: t.field({ type: FilterTypeRef, description: "What its values are.", resolve: (filter) => filter.type }),
    values: t.field({ type: [FilterValueRef], description: "Its values in the shop's order.", resolve: (filter) => [...filter.values] }),
    count: t.int({
      description: "For BOOLEAN the products it would leave, for the others how many values it offers.",
      resolve: (filter) => (filter.type === "BOOLEAN" ? (filter.values[0]?.productCount ?? 0) : filter.values.length),
    }),
  }),
});

/** What a listing is filtered by: ids of attribute values or of a category, or `true`, per slug. */
export type Selection = ReadonlyMap<string, ReadonlySet<string>>;

/** A filter of commerce as the graph shows it; `categories` are the visible ones by id, in the shop's order. */
export function filterOf(filter: FilterItemWithValues, selection: Selection, categories: ReadonlyMap<number, Category>): Filter {
  const slug = graphSlug(filter.slug);
  const values = valuesOf(filter, selection.get(slug) ?? new Set(), categories);
  return { slug, name: filter.name, type: filter.type.toUpperCase() as FilterType, values };
}

// SCAYLE's names, and those of the shop's addresses (spec §4)
const graphSlugs: Readonly<Record<string, string>> = { isnew: "isNew", categoryids: categoryFilterKey, prices: "price" };

/** What the graph calls a filter of commerce. */
export function graphSlug(wireSlug: string): string {
  return Object.hasOwn(graphSlugs, wireSlug) ? graphSlugs[wireSlug]! : wireSlug;
}

function valuesOf(
  filter: FilterItemWithValues,
  selected: ReadonlySet<string>,
  categories: ReadonlyMap<number, Category>,
): readonly FilterValue[] {
  switch (filter.type) {
    case "boolean": {
      const productCount = filter.values.find((value) => value.name)?.productCount ?? 0;
      return [{ ...plain, id: "true", name: filter.name, productCount, selected: selected.has("true") }];
    }
    case "range":
      return filter.values.map(({ min, max, productCount }) => ({
        ...plain,
        id: `${min}-${max}`,
        name: filter.name,
        min,
        max,
        productCount,
      }));
    case "identifier": {
      const counts = new Map(filter.values.map(({ id, productCount }) => [id, productCount]));
      const counted = [...categories.values()].filter(({ id }) => counts.has(id));
      return counted.map((category) => categoryValue(category, counts.get(category.id) ?? 0, selected));
    }
    default:
      return filter.values.map(({ id, name, value, productCount }) => ({
        ...plain,
        id: String(id),
        name,
        value,
        productCount,
        selected: selected.has(String(id)),
      }));
  }
}

function categoryValue({ id, name }: Category, productCount: number, selected: ReadonlySet<string>): FilterValue {
  return { ...plain, id: String(id), name, productCount, selected: selected.has(String(id)) };
}

const plain = { value: null, min: null, max: null, selected: false };
