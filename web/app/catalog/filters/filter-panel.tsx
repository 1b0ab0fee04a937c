import { ClearGroup } from "./clear-group.tsx";
import { chosenRange, isChosen, withoutKeys, withPrice, withRange, withValue } from "./filter-choice.ts";
import { FilterGroupBox } from "./filter-group-box.tsx";
import {
  type FilterGroup,
  filterGroups,
  type FilterOption,
  haveFamilies,
  type OptionControls,
} from "./filter-groups.ts";
import { FilterRows } from "./filter-rows.tsx";
import { HardnessFilter } from "./hardness-filter.tsx";
import { MeasureFilter } from "./measure-filter.tsx";
import type { ListingOffer } from "./listing-offer.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";
import { PriceFilter } from "./price-filter.tsx";
import { useGroupName } from "./use-group-name.ts";

interface FilterPanelProps {
  readonly offer: ListingOffer;
  readonly parameters: ListingParameters;
  readonly onChange: (parameters: ListingParameters) => void;
  /** Addresses of other choices, where a choice counts at once. */
  readonly href?: (parameters: ListingParameters) => string;
  /** Sets the controls of this panel apart from those of another one on the page. */
  readonly idPrefix: string;
}

const openAtFirst = 5;

/** Everything a listing can be filtered by, in groups of which the first five are open; one in which every value would leave nothing is not shown. */
export function FilterPanel({ offer, parameters, onChange, href, idPrefix }: FilterPanelProps) {
  const nameOf = useGroupName();
  const withAll = (start: ListingParameters, options: readonly FilterOption[], chosen: boolean) =>
    onChange(options.reduce((choice, { slug, key }) => withValue(choice, slug, key, chosen), start));
  const controls: OptionControls = {
    idPrefix,
    isChosen: ({ slug, key }) => isChosen(parameters, slug, key),
    choose: (options, chosen) => withAll(parameters, options, chosen),
    chooseOnly: (options) =>
      withAll(
        withoutKeys(
          parameters,
          options.map(({ slug }) => slug),
        ),
        options,
        true,
      ),
  };
  const clearOf = (group: FilterGroup) => {
    if (!hasChoice(group, parameters)) return undefined;
    const without = withoutGroup(group, parameters);
    return <ClearGroup name={nameOf(group)} href={href?.(without)} onClear={() => onChange(without)} />;
  };
  const groups = filterGroups(offer.filters).filter(
    (group) => hasChoice(group, parameters) || !("options" in group) || group.options.some(({ count }) => count > 0),
  );
  return groups.map((group, index) => (
    <FilterGroupBox
      key={group.key}
      name={nameOf(group)}
      open={index < openAtFirst || hasChoice(group, parameters)}
      clear={clearOf(group)}
    >
      {group.kind === "price" ? (
        <PriceFilter range={offer.priceRange} parameters={parameters} onChange={onChange} idPrefix={idPrefix} />
      ) : group.kind === "measure" ? (
        <MeasureFilter group={group} parameters={parameters} onChange={onChange} idPrefix={idPrefix} />
      ) : group.kind === "hardness" ? (
        <HardnessFilter options={group.options} controls={controls} ofBeds={haveFamilies(offer.filters)} />
      ) : (
        <FilterRows options={group.options} kind={group.kind} controls={controls} groupKey={group.key} />
      )}
    </FilterGroupBox>
  ));
}

function hasChoice(group: FilterGroup, parameters: ListingParameters): boolean {
  if (group.kind === "price") return parameters.minCents !== undefined || parameters.maxCents !== undefined;
  if (group.kind === "measure") return chosenRange(parameters, group.key) !== undefined;
  return group.options.some(({ slug, key }) => isChosen(parameters, slug, key));
}

function withoutGroup(group: FilterGroup, parameters: ListingParameters): ListingParameters {
  if (group.kind === "price") return withPrice(parameters, undefined, undefined);
  if (group.kind === "measure") return withRange(parameters, group.key, undefined);
  return withoutKeys(
    parameters,
    group.options.map(({ slug }) => slug),
  );
}
