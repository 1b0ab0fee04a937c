import type { FilterItemWithValues } from "@scayle/storefront-api";
import type { GatewayContext } from "#gateway/context.ts";
import { conditionParameters, isOpen, type ListingConditions, type ListingScope, readConditions } from "./listing-conditions.ts";

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
  const counted = await context.sources.commerce.filters.counted(filterParameters(conditions));
  return offered.map((filter) =>
    withCounts(
      filter,
      counted.find(({ slug, type }) => slug === filter.slug && type === filter.type),
    ),
  );
}

function filterParameters(conditions: ListingConditions) {
  const including = [...(conditions.category?.supportedFilter ?? []), "sale", "isnew", "prices"].join(",");
  return { ...conditionParameters(conditions), including };
}

function withCounts(filter: FilterItemWithValues, counted: FilterItemWithValues | undefined): FilterItemWithValues {
  if (filter.type !== "attributes") return counted ?? filter;
  const counts = new Map(counted?.type === "attributes" ? counted.values.map(({ id, productCount }) => [id, productCount]) : []);
  return { ...filter, values: filter.values.map((value) => ({ ...value, productCount: counts.get(value.id) ?? 0 })) };
}
