import { useTranslation } from "react-i18next";
import { FilterButton } from "#app/catalog/filters/drawer/filter-button.tsx";
import { listingStatusId } from "#app/catalog/filters/filter-chips.tsx";
import { filterFormId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import type { ListingOffer } from "#app/catalog/filters/listing-offer.ts";
import { QuickFilters } from "#app/catalog/filters/quick-filters.tsx";
import { SortSelect } from "./sort-select.tsx";
import type { ListingAddress } from "./use-listing-address.ts";

interface ListingBarProps {
  readonly total: number;
  /** How many chips stand below. */
  readonly choices: number;
  readonly offer: ListingOffer;
  readonly address: ListingAddress;
}

/** What stands above the products: how many there are, the quick filters, the order; on a narrow screen the way to the filters. */
export function ListingBar({ total, choices, offer, address }: ListingBarProps) {
  const { t } = useTranslation("catalog");
  const { chosen, go } = address;
  return (
    <div className="mt-4 grid grid-cols-2 items-center gap-x-2 gap-y-3 border-t border-line py-5 lg:flex lg:gap-x-5">
      <FilterButton count={choices} />
      <p
        id={listingStatusId}
        role="status"
        tabIndex={-1}
        className="order-last col-span-2 text-sm text-ink-muted tabular-nums outline-none lg:order-none lg:text-base lg:font-semibold lg:text-ink"
      >
        {t("products", { count: total })}
      </p>
      <div className="hidden gap-x-5 lg:flex noscript:flex noscript:max-lg:col-span-2">
        <QuickFilters
          filters={offer.quickFilters}
          parameters={chosen}
          onChange={go}
          idPrefix="quick"
          form={filterFormId}
        />
      </div>
      <SortSelect
        current={chosen.sort}
        options={offer.sortOptions}
        onChange={(sort) => go({ ...chosen, page: 1, sort })}
      />
    </div>
  );
}
