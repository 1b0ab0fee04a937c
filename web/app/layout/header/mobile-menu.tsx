import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { caretLeftIcon, caretRightIcon } from "#app/ui/icon/late-icon-paths.ts";
import { CategoryRows } from "./category-rows.tsx";
import { ContactRows } from "./contact-rows.tsx";
import { menuRow as row } from "./menu-row.ts";
import { mobileMenuId } from "./mobile-menu-id.ts";
import { NavigationItemFragment, type NavigationItemRef } from "./navigation-fragment.ts";
import type { ServiceBar } from "./service-bar.tsx";
import type { ShopSettings } from "#app/layout/shop-settings.ts";

interface MenuLevel {
  readonly name: string;
  /** Path of its category; below the first level there is none, since sizes and sale are shown once. */
  readonly path: string | undefined;
  readonly href: string;
  readonly children: readonly MenuEntry[];
}

interface MenuEntry {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly highlight?: boolean;
  readonly category?: { readonly path: string } | null;
  readonly children?: readonly MenuEntry[];
}

interface MobileMenuProps {
  readonly items: readonly NavigationItemRef[];
  readonly shop: ComponentProps<typeof ServiceBar>["shop"];
  /** Its links stand below the categories, those of the footer's first column at the end. */
  readonly settings: ShopSettings;
}

/** The menu of narrow screens: a drawer whose levels slide in, the service links at the end. */
export function MobileMenu({ items, shop, settings }: MobileMenuProps) {
  const { t } = useTranslation("layout");
  const { t: texts } = useTranslation("menu");
  const [levels, setLevels] = useState<readonly MenuLevel[]>([]);
  const level = levels.at(-1);
  const enter = (next: MenuLevel) => setLevels([...levels, next]);
  return (
    <Dialog overlayId={mobileMenuId} placement="left" title={level?.name ?? t("menu")}>
      <nav
        data-click-origin="main-menu"
        aria-label={t("mainMenu")}
        key={levels.length}
        className="ui-menu-level -mx-gutter -my-5 lg:-mx-6"
      >
        {level ? (
          <ul>
            <li>
              <button
                type="button"
                className={`${row} w-full gap-2 text-left font-normal`}
                onClick={() => setLevels(levels.slice(0, -1))}
              >
                <Icon path={caretLeftIcon} />
                {levels.at(-2)?.name ?? t("menu")}
              </button>
            </li>
            <li>
              <Anchor href={level.href} className={row}>
                {texts("all", { name: level.name })}
              </Anchor>
            </li>
            {level.children.map((entry) => (
              <MenuRow key={entry.id} entry={entry} onEnter={enter} />
            ))}
            {level.path !== undefined && <CategoryRows name={level.name} href={level.href} path={level.path} />}
          </ul>
        ) : (
          <>
            <ul>
              {items.map((item, index) => (
                <TopRow key={index} item={item} onEnter={enter} />
              ))}
              {settings.menuLinks.map(({ key, ...link }) => (
                <MenuRow key={key} entry={{ id: key, ...link }} onEnter={enter} />
              ))}
            </ul>
            <ul className="border-t-8 border-surface">
              <ContactRows shop={shop} />
              {settings.columns[0]?.links.map(({ key, label, href }) => (
                <li key={key}>
                  <Anchor href={href} className={`${row} font-normal`}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
    </Dialog>
  );
}

interface RowProps<Entry> {
  readonly onEnter: (level: MenuLevel) => void;
  readonly entry: Entry;
}

function TopRow({ item, onEnter }: { readonly item: NavigationItemRef } & Omit<RowProps<never>, "entry">) {
  const entry = useFragment(NavigationItemFragment, item);
  return <MenuRow entry={entry} onEnter={onEnter} />;
}

function MenuRow({ entry, onEnter }: RowProps<MenuEntry>) {
  const { name, href, highlight, category, children = [] } = entry;
  return (
    <li>
      {children.length > 0 ? (
        <button
          type="button"
          className={`${row} w-full text-left`}
          onClick={() => onEnter({ name, href, path: category?.path, children })}
        >
          {name}
          <Icon path={caretRightIcon} />
        </button>
      ) : (
        <Anchor href={href} className={`${row} ${highlight ? "font-semibold text-sale" : ""}`}>
          {name}
        </Anchor>
      )}
    </li>
  );
}
