import { categoryFilterKey } from "@warmeland/schema/rules/listing-query.ts";
import {
  isMeasureFilter,
  type MeasureKey,
  type MeasureRange,
  readMeasureRange,
} from "@warmeland/schema/rules/measure-range.ts";
import { familiesOf } from "@warmeland/schema/rules/size-families.ts";
import type { FilterValue, ListingFilter } from "./listing-offer.ts";

/** A filter value as the panel shows it. */
export interface FilterOption {
  readonly slug: string;
  readonly key: string;
  readonly label: string;
  readonly value: string | null;
  readonly count: number;
}

/** A part of the filter panel that opens and closes. */
export type FilterGroup =
  | {
      readonly kind: "values" | "colours" | "hardness" | "categories";
      readonly key: string;
      readonly name: string;
      readonly options: readonly FilterOption[];
    }
  | { readonly kind: "measure"; readonly key: MeasureKey; readonly name: string; readonly available: MeasureRange }
  | { readonly kind: "features"; readonly key: "features"; readonly options: readonly FilterOption[] }
  | { readonly kind: "price"; readonly key: "price" };

/** How a panel's options are ticked. */
export interface OptionControls {
  readonly idPrefix: string;
  readonly isChosen: (option: FilterOption) => boolean;
  readonly choose: (options: readonly FilterOption[], chosen: boolean) => void;
  /** Ticks these of a filter and no others. */
  readonly chooseOnly: (options: readonly FilterOption[]) => void;
}

const placeOfPrice = 2;
const grades = new Set<string | null>(["soft", "medium", "firm"]);

/** The panel's groups in the shop's order: yes-or-no filters come together where the first of them stands, the price third. */
export function filterGroups(filters: readonly ListingFilter[]): FilterGroup[] {
  const hidden = new Set(["price", ...(haveFamilies(filters) ? ["shopSize"] : [])]);
  const shown = filters.filter(({ slug, values }) => !hidden.has(slug) && values.length > 0);
  const features = shown
    .filter(isFeature)
    .flatMap(({ slug, name, values }) => values.map((value) => ({ ...optionOf(slug, value), label: name })));
  const groups = shown.flatMap((filter): FilterGroup[] => {
    if (filter.type === "RANGE") return measureGroup(filter);
    if (!isFeature(filter)) return [valueGroup(filter)];
    return filter.slug === features[0]?.slug ? [{ kind: "features", key: "features", options: features }] : [];
  });
  return groups.toSpliced(placeOfPrice, 0, { kind: "price", key: "price" });
}

/** Whether sizes stand in families, each of which is chosen whole: the kinds of beds would say the same twice. */
export function haveFamilies(filters: readonly ListingFilter[]): boolean {
  const sizes = filters.find(({ slug }) => slug === "size")?.values ?? [];
  return familiesOf(sizes.map(({ name }) => name)) !== undefined;
}

/** Whether a filter says of a product that it has something, or says nothing. */
export function isFeature({ values }: ListingFilter): boolean {
  return values.length === 1 && values[0]?.value === "true";
}

function measureGroup({ slug, name, values }: ListingFilter): FilterGroup[] {
  const available = readMeasureRange(values[0]?.key ?? "");
  return isMeasureFilter(slug) && available ? [{ kind: "measure", key: slug, name, available }] : [];
}

function valueGroup({ slug, name, values }: ListingFilter): FilterGroup {
  const isHardness = values.every(({ value }) => grades.has(value));
  const kind =
    slug === categoryFilterKey ? "categories" : slug === "color" ? "colours" : isHardness ? "hardness" : "values";
  return { kind, key: slug, name, options: values.map((value) => optionOf(slug, value)) };
}

function optionOf(slug: string, { key, name, value, productCount }: FilterValue): FilterOption {
  return { slug, key, label: name, value, count: productCount };
}
