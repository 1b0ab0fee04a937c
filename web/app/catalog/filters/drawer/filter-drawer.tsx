import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { filterDrawerId } from "./filter-drawer-id.ts";
import { FilterPanel } from "#app/catalog/filters/filter-panel.tsx";
import { listingSearch } from "#app/catalog/listing/listing-parameters.ts";
import { QuickFilters } from "#app/catalog/filters/quick-filters.tsx";
import { type FilterPreview, type LoadPreview, useFilterDraft } from "./use-filter-draft.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";

interface FilterDrawerProps {
  readonly address: ListingAddress;
  readonly initial: FilterPreview;
  readonly loadPreview: LoadPreview;
}

/** The filters of narrow screens: a choice is made in peace, its number of products shows at once, a button applies it. */
export function FilterDrawer({ address, initial, loadPreview }: FilterDrawerProps) {
  const { t } = useTranslation("listing");
  const { isOpen, close } = useOverlay(filterDrawerId, "drawer");
  const { draft, setDraft, restart, offer, total } = useFilterDraft(address.current, initial, loadPreview);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) restart();
  }
  const apply = () => {
    if (listingSearch(draft) === listingSearch(address.current)) close();
    else address.go(draft);
  };
  const label = total === undefined ? t("show") : t("showCounted", { count: total });
  return (
    <Dialog
      overlayId={filterDrawerId}
      placement="bottom"
      title={t("filters")}
      footer={
        <div className="flex gap-3">
          <Button variant="outline" onClick={() => setDraft(address.cleared)}>
            {t("clear")}
          </Button>
          <Button className="flex-1" onClick={apply}>
            {label}
          </Button>
          <span role="status" className="sr-only">
            {total !== undefined && label}
          </span>
        </div>
      }
    >
      <div className="pb-3 empty:hidden">
        <QuickFilters filters={offer.quickFilters} parameters={draft} onChange={setDraft} idPrefix="drawer" />
      </div>
      <FilterPanel offer={offer} parameters={draft} onChange={setDraft} idPrefix="drawer" />
    </Dialog>
  );
}
