import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ChosenFilterLabel } from "./chosen-filters.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";

interface FilterChipsProps {
  readonly chosen: readonly ChosenFilterLabel[];
  readonly address: ListingAddress;
}

/** What is chosen, each with the way to take it back: links, so that they work without JavaScript. */
export function FilterChips({ chosen, address }: FilterChipsProps) {
  const { t } = useTranslation("listing");
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // Whatever was pressed is gone with this rendering: its neighbour takes the focus, or the number of products.
  useEffect(() => {
    if (removed.current === undefined) return;
    const links = chosen.length > 0 ? (list.current?.querySelectorAll("a") ?? []) : [];
    const next = links[Math.min(removed.current, links.length - 1)] ?? document.getElementById(listingStatusId);
    removed.current = undefined;
    next?.focus({ preventScroll: true });
  }, [chosen.length]);
  return (
    <ul
      ref={list}
      aria-label={t("chosen")}
      className={chosen.length > 0 ? "mb-4 flex flex-wrap items-center gap-2 lg:mb-6" : "hidden"}
    >
      {chosen.map(({ key, label, without }, index) => (
        <li key={key}>
          <Anchor
            href={address.href(without)}
            preventScrollReset
            aria-label={t("remove", { name: label })}
            onClick={() => {
              removed.current = index;
            }}
            className="inline-flex min-h-10 items-center gap-2 rounded-sm bg-selected-fill pr-2.5 pl-3.5 text-sm font-medium inset-ring-[1.5px] inset-ring-selected hover:bg-surface-sunken pointer-coarse:min-h-target"
          >
            {label}
            <Icon path={xIcon} className="size-4" />
          </Anchor>
        </li>
      ))}
      <li className="ml-1">
        <TextLink
          href={address.href(address.cleared)}
          preventScrollReset
          onClick={() => {
            removed.current = 0;
          }}
          className="touch-target inline-block py-2 text-sm"
        >
          {t("clearAll")}
        </TextLink>
      </li>
    </ul>
  );
}

/** Says how many products there are, and takes the focus when what had it is gone. */
export const listingStatusId = "listing-status";
