import { clampBounds } from "@warmeland/schema/rules/listing-query.ts";
import { isMeasureFilter, type MeasureRange } from "@warmeland/schema/rules/measure-range.ts";
import { chosenRange, withoutKeys, withoutTerm, withPrice, withValue } from "./filter-choice.ts";
import { isFeature } from "./filter-groups.ts";
import type { ListingOffer } from "./listing-offer.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";

/** Something a shopper has chosen, and the listing without it. */
export interface ChosenFilterLabel {
  readonly key: string;
  readonly label: string;
  readonly without: ListingParameters;
}

/** The term that a category is narrowed down by; that of a search is no choice within it. */
export function chosenTerm(
  { scope, chosen }: Pick<ListingAddress, "scope" | "chosen">,
  { term }: Pick<DescribeBounds, "term">,
): ChosenFilterLabel[] {
  return scope === "search" || chosen.term === ""
    ? []
    : [{ key: "term", label: term(chosen.term), without: withoutTerm(chosen) }];
}

/** How what is typed and bounds are written; a bound that is not chosen is undefined. */
export interface DescribeBounds {
  readonly term: (term: string) => string;
  readonly price: (minCents: number | undefined, maxCents: number | undefined) => string;
  /** In centimetres, of a measure by its name. */
  readonly measure: (name: string, range: MeasureRange) => string;
}

/** What is chosen, in the panel's order, the price last. */
export function chosenFilters(
  parameters: ListingParameters,
  { filters, quickFilters, priceRange }: ListingOffer,
  describe: DescribeBounds,
): ChosenFilterLabel[] {
  const labels = [
    ...quickFilters.map(({ slug, name }) => ({ slug, value: "true", label: name })),
    ...filters.flatMap((filter) =>
      filter.values.map(({ key, name }) => ({
        slug: filter.slug,
        value: key,
        label: isFeature(filter) ? filter.name : name,
      })),
    ),
  ];
  const chosen = labels
    .filter(({ slug, value }) =>
      parameters.filters.some((filter) => filter.slug === slug && filter.values.includes(value)),
    )
    .map(({ slug, value, label }) => ({
      key: `${slug}-${value}`,
      label,
      without: withValue(parameters, slug, value, false),
    }));
  const ranges = filters.flatMap(({ slug, name }) => {
    const range = isMeasureFilter(slug) ? chosenRange(parameters, slug) : undefined;
    return range ? [{ key: slug, label: describe.measure(name, range), without: withoutKeys(parameters, [slug]) }] : [];
  });
  const { minCents, maxCents } = parameters;
  if (minCents === undefined && maxCents === undefined) return [...chosen, ...ranges];
  const bounds = clampBounds({ minCents, maxCents }, priceRange);
  const price = {
    key: "price",
    label: describe.price(bounds.minCents, bounds.maxCents),
    without: withPrice(parameters, undefined, undefined),
  };
  return [...chosen, ...ranges, price];
}
