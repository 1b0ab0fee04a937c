import { useTranslation } from "react-i18next";
import type { ProductSort } from "#app/graphql/generated/graphql.ts";
import { Button } from "#app/ui/button.tsx";
import type { ListingOffer } from "#app/catalog/filters/listing-offer.ts";
import { filterFormId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";

interface SortSelectProps {
  readonly current: ProductSort;
  readonly options: ListingOffer["sortOptions"];
  readonly onChange: (sort: ProductSort) => void;
}

/** Changes a listing's order at once; without JavaScript by its button. It belongs to the form of the filters, so that neither forgets the other. */
export function SortSelect({ current, options, onChange }: SortSelectProps) {
  const { t } = useTranslation("catalog");
  // An order that only an address names is offered as long as it is the listing's.
  const offered = options.filter(({ value, visible }) => visible || value === current);
  return (
    <div className="flex min-w-0 items-center gap-3 text-sm lg:ml-auto noscript:max-lg:col-span-2">
      <label htmlFor="sort" className="sr-only shrink-0 lg:not-sr-only">
        {t("sort.label")}
      </label>
      <select
        id="sort"
        name="sort"
        form={filterFormId}
        value={offered.find(({ value }) => value === current)?.queryValue}
        onChange={(event) => {
          const chosen = offered.find(({ queryValue }) => queryValue === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        className="ui-select h-target w-full min-w-0 rounded-sm border-[1.5px] border-primary bg-page pr-10 pl-3.5 font-semibold lg:w-auto lg:border-line-strong"
      >
        {offered.map(({ value, queryValue }) => (
          <option key={value} value={queryValue}>
            {t(`sort.${value}`)}
          </option>
        ))}
      </select>
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" variant="outline" dense form={filterFormId}>
            {t("sort.apply")}
          </Button>
        )}
      </noscript>
    </div>
  );
}
