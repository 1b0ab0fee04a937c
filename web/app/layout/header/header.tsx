import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { listIcon } from "#app/ui/icon/icon-paths.ts";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { Logo } from "./logo.tsx";
import { mobileMenuId } from "./mobile-menu-id.ts";
import { useScrolledUp } from "./use-scrolled-up.ts";

interface HeaderProps {
  readonly shopName: string;
  /** The field in the middle; on narrow windows a row of its own. */
  readonly search: ReactNode;
  /** What stands at the right: account, basket. */
  readonly actions: ReactNode;
}

/** The main row: logo, search and actions. It stays at the top of the window while the page is scrolled up. */
export function Header({ shopName, search, actions }: HeaderProps) {
  const { t } = useTranslation("layout");
  const isShown = useScrolledUp();
  const menu = useOverlay(mobileMenuId, "drawer");
  return (
    <header
      className={classes(
        "sticky print:static print:translate-none top-0 z-(--z-header) border-b border-line bg-page transition-transform duration-(--duration-base) ease-out focus:outline-none focus-within:translate-none",
        !isShown && "-translate-y-full",
      )}
    >
      <div className="mx-auto grid max-w-page grid-cols-[auto_auto] items-center justify-between gap-x-1 px-gutter pt-1.5 pb-2.5 lg:grid-cols-[1fr_minmax(0,38rem)_1fr] lg:gap-x-8 lg:py-4">
        <div className="flex items-center gap-1 max-lg:row-start-1">
          <IconButton
            icon={listIcon}
            label={t("openMenu")}
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            onClick={menu.open}
            className="-ml-2.5 lg:hidden"
          />
          <Logo name={shopName} />
        </div>
        <div className="max-lg:col-span-2 max-lg:row-start-2 max-lg:mt-1 print:hidden">{search}</div>
        <div className="-mr-2 flex items-center justify-self-end max-lg:col-start-2 max-lg:row-start-1 print:hidden">
          {actions}
        </div>
      </div>
    </header>
  );
}
