import { categoryFilterKey, inFilterOrder } from "@warmeland/schema/rules/listing-query.ts";
import {
  type MeasureKey,
  type MeasureRange,
  readMeasureRange,
  writeMeasureRange,
} from "@warmeland/schema/rules/measure-range.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";

/** Whether a value of a filter is chosen. */
export function isChosen({ filters }: ListingParameters, slug: string, value: string): boolean {
  return filters.some((filter) => filter.slug === slug && filter.values.includes(value));
}

/** Chooses a value of a filter, a category in place of another, or takes it back; the listing begins at page 1 again. */
export function withValue(
  parameters: ListingParameters,
  slug: string,
  value: string,
  chosen: boolean,
): ListingParameters {
  const others = valuesOf(parameters, slug).filter((other) => other !== value);
  const remaining = chosen && slug === categoryFilterKey ? [] : others;
  const values = chosen ? [...remaining, value].sort((one, other) => Number(one) - Number(other)) : others;
  const keys = inFilterOrder([slug, ...parameters.filters.map((filter) => filter.slug)]);
  const filters = keys.flatMap((key) => {
    const ofKey = key === slug ? values : valuesOf(parameters, key);
    return ofKey.length > 0 ? [{ slug: key, values: ofKey }] : [];
  });
  return { ...parameters, page: 1, filters };
}

/** The range that is chosen of a measure. */
export function chosenRange(parameters: ListingParameters, key: MeasureKey): MeasureRange | undefined {
  return readMeasureRange(valuesOf(parameters, key)[0] ?? "");
}

/** Chooses the range of a measure, or takes it back. */
export function withRange(
  parameters: ListingParameters,
  key: MeasureKey,
  range: MeasureRange | undefined,
): ListingParameters {
  const without = withoutKeys(parameters, [key]);
  return range ? withValue(without, key, writeMeasureRange(range), true) : without;
}

/** Chooses bounds of the price, or takes them back. */
export function withPrice(
  parameters: ListingParameters,
  minCents: number | undefined,
  maxCents: number | undefined,
): ListingParameters {
  return { ...parameters, page: 1, minCents, maxCents };
}

/** Takes back every value of these filters. */
export function withoutKeys(parameters: ListingParameters, slugs: readonly string[]): ListingParameters {
  return { ...parameters, page: 1, filters: parameters.filters.filter(({ slug }) => !slugs.includes(slug)) };
}

/** The listing of a category with what its term does not find, too. */
export function withoutTerm(parameters: ListingParameters): ListingParameters {
  return { ...parameters, page: 1, term: "" };
}

/** The same listing with everything in it. */
export function withoutFilters(parameters: ListingParameters): ListingParameters {
  return { ...withPrice(parameters, undefined, undefined), filters: [] };
}

/** How many values are chosen; bounds of the price count as one. */
export function choiceCount({ filters, minCents, maxCents }: ListingParameters): number {
  const values = filters.reduce((count, filter) => count + filter.values.length, 0);
  return values + (minCents === undefined && maxCents === undefined ? 0 : 1);
}

function valuesOf({ filters }: ListingParameters, slug: string): readonly string[] {
  return filters.find((filter) => filter.slug === slug)?.values ?? [];
}
