import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { focusInSight } from "#app/ui/browser/focus-in-sight.ts";
import { classes } from "#app/ui/classes.ts";
import { heartIcon, userIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import {
  envelopeSimpleIcon,
  houseIcon,
  lockSimpleIcon,
  mapPinIcon,
  moonIcon,
  packageIcon,
  signOutIcon,
} from "#app/ui/icon/late-icon-paths.ts";
import { settingsPath } from "./settings/settings-part.ts";
import { useSignOut } from "./sign-in/use-sign-out.ts";

const sections = [
  { key: "overview", href: paths.account, icon: houseIcon },
  { key: "orders", href: latePaths.accountOrders, icon: packageIcon },
  { key: "user", href: settingsPath("user"), icon: userIcon },
  { key: "addresses", href: settingsPath("addresses"), icon: mapPinIcon },
  { key: "password", href: settingsPath("password"), icon: lockSimpleIcon },
  { key: "privacy", href: settingsPath("privacy"), icon: envelopeSimpleIcon },
  { key: "sleepers", href: latePaths.accountSleepers, icon: moonIcon },
  { key: "wishlist", href: paths.wishlist, icon: heartIcon },
] as const;

export type AccountSection = (typeof sections)[number]["key"];

const row =
  "flex min-h-12 items-center gap-3 border-b-3 whitespace-nowrap lg:min-h-11.5 lg:border-b-0 lg:border-l-3 lg:pl-4 hover:underline underline-offset-4 max-lg:focus-visible:-outline-offset-2";

/** The parts of the account: beside the page on wide screens, tabs that scroll on narrow ones. */
export function AccountNav({ current }: { readonly current: AccountSection }) {
  const { t } = useTranslation("profile");
  const { signOut, busy } = useSignOut();
  const list = useRef<HTMLUListElement>(null);
  const position = sections.findIndex(({ key }) => key === current);
  useEffect(() => {
    const shown = list.current?.children[position] as HTMLElement | undefined;
    // its neighbour stays in sight, so that the row is seen to scroll
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 3;
  }, [position]);
  return (
    <nav
      ref={focusInSight}
      aria-label={t("area")}
      className="-mx-gutter min-w-0 border-b border-line lg:mx-0 lg:border-0 print:hidden"
    >
      <ul
        ref={list}
        className="flex scrollbar-none gap-5 overflow-x-auto px-gutter lg:block lg:overflow-visible lg:px-0"
      >
        {sections.map(({ key, href, icon }) => (
          <li key={key}>
            <Anchor
              href={href}
              aria-current={key === current ? "page" : undefined}
              className={classes(row, key === current ? "border-ink font-semibold" : "border-transparent font-medium")}
            >
              <Icon path={icon} className="size-5 max-lg:hidden" />
              {t(`sections.${key}`)}
            </Anchor>
          </li>
        ))}
        <li className="lg:mt-4 lg:border-t lg:border-line lg:pt-4">
          <button
            type="button"
            aria-disabled={busy || undefined}
            onClick={signOut}
            className={classes(row, "border-transparent font-medium")}
          >
            <Icon path={signOutIcon} className="size-5 max-lg:hidden" />
            {t("signOut")}
          </button>
        </li>
      </ul>
    </nav>
  );
}
