import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { listIcon } from "#app/ui/icon-paths.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useOverlay } from "#app/ui/use-overlay.ts";
import { Logo } from "./logo.tsx";
import { mobileMenuId } from "./mobile-menu-id.ts";
import { useScrolledUp } from "./use-scrolled-up.ts";

interface HeaderProps {
  readonly shopName: string;
  /** What stands at the right: account, basket. */
  readonly actions: ReactNode;
}

/** The main row: logo and actions. It stays at the top of the window while the page is scrolled up. */
export function Header({ shopName, actions }: HeaderProps) {
  const { t } = useTranslation("layout");
  const isShown = useScrolledUp();
  const menu = useOverlay(mobileMenuId, "drawer");
  return (
    <header
      className={classes(
        "sticky top-0 z-(--z-header) border-b border-line bg-page transition-transform duration-(--duration-base) ease-out focus:outline-none focus-within:translate-y-0 lg:border-b-0",
        !isShown && "-translate-y-full",
      )}
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-1 px-gutter py-1.5 lg:py-4">
        <div className="flex items-center gap-1">
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
        <div className="-mr-2 flex items-center">{actions}</div>
      </div>
    </header>
  );
}
