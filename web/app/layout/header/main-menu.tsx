import { lazy, type MouseEvent, type PointerEvent, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { classes } from "#app/ui/classes.ts";
import { useDismissal } from "#app/ui/overlay/use-dismissal.ts";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { NavigationItemFragment, type NavigationItemRef } from "./navigation-fragment.ts";
import type { ShopLink } from "#app/layout/shop-settings.ts";
import { useLater } from "#app/layout/use-later.ts";
import { useLeaving } from "#app/layout/use-leaving.ts";

const loadMegaMenu = () => import("./mega-menu.tsx");
const MegaMenu = lazy(async () => ({ default: (await loadMegaMenu()).MegaMenu }));

/** Milliseconds the pointer has to rest on an item before its menu opens: passing over it opens nothing. */
const intent = 120;

interface MainMenuProps {
  readonly items: readonly NavigationItemRef[];
  readonly links: readonly ShopLink[];
}

/** The menu row of wide screens. An item with more under it opens its mega menu on click, Enter or a resting pointer. */
export function MainMenu({ items, links }: MainMenuProps) {
  const { t } = useTranslation("layout");
  const { pathname } = useLocation();
  const { isOpen, open, close } = useOverlay("mega-menu", "flyout");
  const [chosen, setChosen] = useState<number>();
  const menu = useRef<HTMLElement>(null);
  const later = useLater(intent);
  const show = (index: number) => {
    later();
    setChosen(index);
    open();
  };
  useDismissal(isOpen, () => {
    const opener = menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (menu.current?.contains(document.activeElement)) opener?.focus();
    close();
  });
  useLeaving(menu, { onFocusLeaves: close, onPointerLeaves: () => later(close) });

  return (
    <nav
      ref={menu}
      data-click-origin="main-menu"
      aria-label={t("mainMenu")}
      className="relative z-(--z-menu) hidden border-b border-line bg-page lg:block print:hidden"
    >
      <ul className="mx-auto flex max-w-page gap-[clamp(.75rem,1.75vw,1.75rem)] px-gutter">
        {items.map((item, index) => (
          <MenuItem
            key={index}
            item={item}
            isOpen={isOpen && chosen === index}
            onOpen={() => show(index)}
            onRest={() => later(() => show(index))}
            onPass={() => later(close)}
          />
        ))}
        {links.map(({ key, name, href, highlight, wideOnly }, index) => (
          <li key={key} className={classes(index === 0 && "ml-auto", wideOnly && "max-xl:hidden")}>
            <Anchor
              href={href}
              onPointerEnter={() => later(close)}
              aria-current={isWithin(pathname, href) ? "true" : undefined}
              className={itemClasses(highlight)}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuItemProps {
  readonly item: NavigationItemRef;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRest: () => void;
  readonly onPass: () => void;
}

function MenuItem({ item, isOpen, onOpen, onRest, onPass }: MenuItemProps) {
  const { id, name, href, highlight, category, children } = useFragment(NavigationItemFragment, item);
  const { pathname } = useLocation();
  const hasMenu = children.length > 0;
  const panelId = `menu-${id}`;
  // The first click opens, the second follows the link; without scripts it is a link from the start.
  const onClick = (event: MouseEvent) => {
    if (!hasMenu || isOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    void loadMegaMenu();
    (hasMenu ? onRest : onPass)();
  };
  return (
    <li>
      <Anchor
        href={href}
        onClick={onClick}
        onPointerEnter={onPointerEnter}
        aria-current={isWithin(pathname, href) ? "true" : undefined}
        aria-expanded={hasMenu ? isOpen : undefined}
        aria-controls={hasMenu && isOpen ? panelId : undefined}
        className={itemClasses(highlight)}
      >
        {name}
      </Anchor>
      {isOpen && (
        <Suspense>
          <MegaMenu id={panelId} name={name} href={href} path={category?.path} groups={children} />
        </Suspense>
      )}
    </li>
  );
}

function isWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

function itemClasses(highlight: boolean): string {
  return classes(
    "-mx-1 flex min-h-12 items-center px-1 -outline-offset-2 border-y-2 border-transparent text-sm whitespace-nowrap hover:border-b-ink aria-[current]:border-b-ink aria-expanded:border-b-ink",
    highlight ? "font-semibold text-sale" : "font-medium",
  );
}
