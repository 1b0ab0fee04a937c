import type { FilterItemWithValues } from "@scayle/storefront-api";
import { categoryFilterKey } from "@warmeland/schema/rules/listing-query.ts";
import { isMeasureFilter, readMeasureRange } from "@warmeland/schema/rules/measure-range.ts";
import { builder } from "#gateway/builder.ts";
import { graphSlug } from "./filter.ts";
import { type FilterChoice, isBooleanFilter, type ListingConditions } from "./listing-conditions.ts";

/** A filter of the request that the listing leaves out. */
export interface IgnoredFilter extends FilterChoice {
  readonly reason: "UNKNOWN_FILTER" | "UNKNOWN_VALUE";
}

const IgnoredFilterReasonRef = builder.enumType("IgnoredFilterReason", {
  description: "Why a listing left out a filter or its values.",
  values: {
    UNKNOWN_FILTER: {
      description:
        "The listing has no filter of this name; `ProductListing.filters` and `quickFilters` name those it has.",
    },
    UNKNOWN_VALUE: { description: "No product of the listing has these values, or the filter takes one at a time." },
  } as const,
});

export const IgnoredFilterRef = builder.objectRef<IgnoredFilter>("IgnoredFilter").implement({
  description: "A requested filter, or values of one, that the listing left out.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "`FilterInput.slug` as it was sent." }),
    values: t.field({
      type: ["String"],
      description: "Those of `FilterInput.values` that are left out, one by one.",
      resolve: ({ values }) => [...values],
    }),
    reason: t.expose("reason", {
      type: IgnoredFilterReasonRef,
      description: "Why they are left out.",
    }),
  }),
});

/**
 * The requested filters that the conditions leave out.
 * @param offered what the listing can be filtered by; loaded only when something is left out
 */
export async function ignoredFilters(
  choices: readonly FilterChoice[],
  conditions: ListingConditions,
  offered: () => Promise<readonly FilterItemWithValues[]>,
): Promise<IgnoredFilter[]> {
  const leftOut = choices
    .map(({ slug, values }) => ({ slug, values: valuesLeftOut(slug, values, conditions.selection.get(slug)) }))
    .filter(({ values }) => values.length > 0);
  if (leftOut.length === 0) return [];
  const offeredSlugs = new Set(
    (await offered()).filter((filter) => fits(filter, conditions)).map((filter) => graphSlug(filter.slug)),
  );
  return leftOut.map(({ slug, values }) => ({
    slug,
    values,
    reason: isBooleanFilter(slug) || offeredSlugs.has(slug) ? "UNKNOWN_VALUE" : "UNKNOWN_FILTER",
  }));
}

function valuesLeftOut(slug: string, values: readonly string[], chosen: ReadonlySet<string> | undefined): string[] {
  const given = values.flatMap((value) => value.split(",")).filter((value) => value !== "");
  // not choosing it is what `false` means
  if (isBooleanFilter(slug)) return given.filter((value) => value !== "true" && value !== "false");
  // the first range that can be read is the chosen one, and holds the ids of many values
  if (isMeasureFilter(slug) && chosen)
    return given.filter((_value, index) => index !== given.findIndex(readMeasureRange));
  return given.filter((value) => !chosen?.has(value));
}

// the price is chosen by an argument of its own, a category in a search only
function fits(filter: FilterItemWithValues, { category }: ListingConditions): boolean {
  return filter.type !== "range" && !(category && graphSlug(filter.slug) === categoryFilterKey);
}
