import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { ListingPages } from "./use-listing-pages.ts";

interface LoadEarlierProps {
  readonly pages: ListingPages;
  readonly href: string;
  readonly things: string;
}

/** The way to the page before the first one on the screen; without JavaScript it takes that page's place. */
export function LoadEarlier({ pages, href, things }: LoadEarlierProps) {
  const { t } = useTranslation("catalog");
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!pages.isLoadingEarlier) pages.loadEarlier();
  };
  return (
    <p className="mb-8 text-center">
      <ButtonLink
        href={href}
        variant="outline"
        preventScrollReset
        aria-busy={pages.isLoadingEarlier || undefined}
        onClick={load}
      >
        {t("loadEarlier", { things })}
      </ButtonLink>
    </p>
  );
}
