import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { isChosen, withValue } from "./filter-choice.ts";
import type { ListingOffer } from "./listing-offer.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";

interface QuickFiltersProps {
  readonly filters: ListingOffer["quickFilters"];
  readonly parameters: ListingParameters;
  readonly onChange: (parameters: ListingParameters) => void;
  readonly idPrefix: string;
  /** The form they belong to when they stand outside of it. */
  readonly form?: string;
}

/** Sale and new, each only while it would show something. */
export function QuickFilters({ filters, parameters, onChange, idPrefix, form }: QuickFiltersProps) {
  return filters.map(({ slug, name, count }) => {
    const chosen = isChosen(parameters, slug, "true");
    return (
      <CheckboxRow
        key={slug}
        id={`${idPrefix}-${slug}`}
        name={slug}
        value="true"
        form={form}
        checked={chosen}
        disabled={count === 0 && !chosen}
        onChange={(event) => onChange(withValue(parameters, slug, "true", event.currentTarget.checked))}
        label={name}
        extra={`(${count})`}
      />
    );
  });
}
