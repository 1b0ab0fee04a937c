import type { FilterItemWithValues } from "@scayle/storefront-api";
import { categoryFilterKey } from "@warmeland/schema/rules/listing-query.ts";
import type { GatewayContext } from "#gateway/context.ts";
import {
  conditionParameters,
  isOpen,
  type ListingConditions,
  type ListingScope,
  readConditions,
} from "./listing-conditions.ts";

/** What a scope can be filtered by as long as nothing is chosen. Every choice needs it again, so a copy of it serves for 30 seconds. */
export function readOffered(context: GatewayContext, scope: ListingScope): Promise<readonly FilterItemWithValues[]> {
  return context.sources.commerce.filters.offered(filterParameters(readConditions(scope, null, null)));
}

/** The filters of `offered` with counts under the conditions; what would leave nothing stays, with a count of 0. */
export async function readCounted(
  context: GatewayContext,
  conditions: ListingConditions,
  offered: readonly FilterItemWithValues[],
): Promise<readonly FilterItemWithValues[]> {
  if (isOpen(conditions)) return offered;
  const { filters } = context.sources.commerce;
  const whole = withoutCategory(conditions);
  const [counted, countedInAll] = await Promise.all([
    filters.counted(filterParameters(conditions, offered)),
    whole && !isOpen(whole) ? filters.counted(filterParameters(whole, offered)) : undefined,
  ]);
  // the upstream counts categories within the chosen one; their counts, too, are to say what choosing another would show
  const categories = whole ? (countedInAll ?? offered) : counted;
  return offered.map((filter) => {
    const counts = filter.type === "identifier" ? categories : counted;
    return withCounts(
      filter,
      counts.find(({ slug, type }) => slug === filter.slug && type === filter.type),
    );
  });
}

/** The conditions of a search in all categories; undefined when it is in all already. */
function withoutCategory(conditions: ListingConditions): ListingConditions | undefined {
  if (!conditions.selection.has(categoryFilterKey)) return undefined;
  return {
    ...conditions,
    selection: new Map([...conditions.selection].filter(([slug]) => slug !== categoryFilterKey)),
  };
}

function filterParameters(conditions: ListingConditions, offered: readonly FilterItemWithValues[] = []) {
  const { category, selection } = conditions;
  // a category chosen in a search would leave only its own filters
  const named = selection.has(categoryFilterKey) ? slugsOfAttributes(offered) : (category?.supportedFilter ?? []);
  const including = [...named, "sale", "isnew", "prices"].join(",");
  return { ...conditionParameters(conditions), including, with: category ? "values" : "values,category_ids" };
}

function slugsOfAttributes(filters: readonly FilterItemWithValues[]): string[] {
  return filters.filter(({ type }) => type === "attributes").map(({ slug }) => slug);
}

function withCounts(filter: FilterItemWithValues, counted: FilterItemWithValues | undefined): FilterItemWithValues {
  if (filter.type === "attributes")
    return { ...filter, values: recounted(filter.values, counted?.type === filter.type ? counted.values : []) };
  if (filter.type === "identifier")
    return { ...filter, values: recounted(filter.values, counted?.type === filter.type ? counted.values : []) };
  return counted ?? filter;
}

interface Counted {
  readonly id: number;
  readonly productCount: number;
}

function recounted<Value extends Counted>(values: readonly Value[], counted: readonly Counted[]): Value[] {
  const counts = new Map(counted.map(({ id, productCount }) => [id, productCount]));
  return values.map((value) => ({ ...value, productCount: counts.get(value.id) ?? 0 }));
}
