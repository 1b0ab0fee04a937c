import { useTranslation } from "react-i18next";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { slidersIcon } from "#app/ui/icon/icon-paths.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { filterDrawerId, filterPanelId } from "./filter-drawer-id.ts";

/** Opens the filters on a narrow screen: a drawer, or without JavaScript the panel of the page itself. */
export function FilterButton({ count }: { readonly count: number }) {
  const { t } = useTranslation("listing");
  const { isOpen, open } = useOverlay(filterDrawerId, "drawer");
  const className = buttonClasses({ variant: "outline", dense: true, wide: true }, "lg:hidden");
  const label = (
    <>
      <Icon path={slidersIcon} />
      {count > 0 ? t("filtersChosen", { count }) : t("filters")}
    </>
  );
  return useInBrowser() ? (
    <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} className={className}>
      {label}
    </button>
  ) : (
    <a href={`#${filterPanelId}`} className={className}>
      {label}
    </a>
  );
}
