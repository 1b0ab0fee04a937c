import type { AttributesFilterItemWithValues, Category, FilterItemWithValues } from "@scayle/storefront-api";
import { categoryFilterKey } from "@warmeland/schema/rules/listing-query.ts";
import { isMeasureFilter, writeMeasureRange } from "@warmeland/schema/rules/measure-range.ts";
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
    RANGE: {
      description:
        "A lower and an upper bound: `price` in cents, chosen by the listing's `price`; `width`, `depth` and `height` in whole centimetres, chosen by a value such as `80-120`, `80-` or `-120`.",
    },
  } as const,
});

const FilterValueRef = builder.objectRef<FilterValue>("FilterValue").implement({
  description: "A value of a filter.",
  fields: (t) => ({
    key: t.exposeString("id", {
      description: "Key of the value, which `FilterInput.values` takes; for a RANGE its bounds.",
    }),
    name: t.exposeString("name", { description: "Its name in the shop's language." }),
    value: t.exposeString("value", {
      nullable: true,
      description:
        "Value independent of the language, such as `soft` or the hex code of a colour; only for ATTRIBUTES.",
    }),
    min: t.exposeInt("min", {
      nullable: true,
      description: "Lower bound, only for RANGE: in cents for `price`, else in centimetres.",
    }),
    max: t.exposeInt("max", {
      nullable: true,
      description: "Upper bound, only for RANGE: in cents for `price`, else in centimetres.",
    }),
    productCount: t.exposeInt("productCount", {
      description:
        "How many products match with this value chosen; 0 for values to be shown disabled. For measures a product counts once for each of its sizes.",
    }),
    selected: t.exposeBoolean("selected", { description: "Whether the listing is filtered by it." }),
  }),
});

export const FilterRef = builder.objectRef<Filter>("Filter").implement({
  description: "A filter of a listing.",
  fields: (t) => ({
    slug: t.exposeString("slug", {
      description:
        "Stable name, which `FilterInput.slug` takes (except `price`) and addresses of pages carry (except a RANGE).",
    }),
    name: t.exposeString("name", { description: "Its name in the shop's language." }),
    type: t.field({ type: FilterTypeRef, description: "What its values are.", resolve: (filter) => filter.type }),
    values: t.expose("values", {
      type: [FilterValueRef],
      description: "Its values in the shop's order.",
    }),
    count: t.int({
      description: "For BOOLEAN the number of matching products, for other types the number of values.",
      resolve: (filter) => (filter.type === "BOOLEAN" ? (filter.values[0]?.productCount ?? 0) : filter.values.length),
    }),
  }),
});

/** What a listing is filtered by: ids of attribute values or of a category, or `true`, per slug. */
export type Selection = ReadonlyMap<string, ReadonlySet<string>>;

/** A filter of commerce as the graph shows it; `categories` are the visible ones by id, in the shop's order. */
export function filterOf(
  filter: FilterItemWithValues,
  selection: Selection,
  categories: ReadonlyMap<number, Category>,
): Filter {
  const slug = graphSlug(filter.slug);
  const selected = selection.get(slug) ?? new Set();
  if (filter.type === "attributes" && isMeasureFilter(slug)) {
    return { slug, name: filter.name, type: "RANGE", values: measureValues(filter, selected.size > 0) };
  }
  const values = valuesOf(filter, selected, categories);
  return { slug, name: filter.name, type: filter.type.toUpperCase() as FilterType, values };
}

// SCAYLE's names, and those of the shop's addresses (docs/rules.md#listing-addresses)
const graphSlugs: Readonly<Record<string, string>> = {
  isnew: "isNew",
  categoryids: categoryFilterKey,
  prices: "price",
};

/** What the graph calls a filter of commerce. */
export function graphSlug(wireSlug: string): string {
  return Object.hasOwn(graphSlugs, wireSlug) ? graphSlugs[wireSlug]! : wireSlug;
}

function measureValues({ name, values }: AttributesFilterItemWithValues, selected: boolean): FilterValue[] {
  const measures = values.map(({ value }) => Number(value)).filter(Number.isInteger);
  if (measures.length === 0) return [];
  const [min, max] = [Math.min(...measures), Math.max(...measures)];
  const productCount = values.reduce((sum, value) => sum + value.productCount, 0);
  return [{ ...plain, id: writeMeasureRange({ min, max }), name, min, max, productCount, selected }];
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
