import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { pageLoad } from "#app/ui/browser/page-load.ts";
import { comesWithDocument } from "#app/ui/browser/taken-over.ts";
import { storeListing } from "./stored-listings.ts";
import { listingCardId } from "#app/catalog/listing/listing-cards.tsx";
import type { Return } from "./return-to-place.ts";
import type { ListingQuery } from "#app/catalog/listing/listing-loader.ts";
import { cachedPage, type PageVariables } from "./cached-page.ts";
import { listingPageSize } from "#app/catalog/listing/listing-parameters.ts";

/** The pages of a listing on the screen. */
export interface ListingPages {
  readonly shown: readonly number[];
  readonly isLoadingEarlier: boolean;
  /** Brings the page before the first one, and the focus to its first card. */
  readonly loadEarlier: () => void;
}

/**
 * The pages on the screen: that of `address`, path and query of the listing, and those before it that this tab holds (docs/rules.md#listings).
 * After a reload the tab brings back the pages it had, and the place.
 */
export function useListingPages<Data, Variables extends PageVariables>(
  { document: query, variables, pageOf }: ListingQuery<Data, Variables>,
  address: string,
): ListingPages {
  const client = useApolloClient();
  const [, show] = useReducer((count: number) => count + 1, 0);
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const cached = (page: number) => cachedPage(client, query, { ...variables, page }, pageOf);
  const shown = [variables.page];
  if (!import.meta.env.SSR)
    for (let page = variables.page - 1; page > 0 && cached(page); page -= 1) shown.unshift(page);
  const first = shown[0]!;

  const bring = async (pages: readonly number[]): Promise<void> => {
    const { bringPages } = await import("./bring-pages.ts");
    await bringPages(client, query, { ...variables, page: first }, pageOf, pages);
  };
  const loadEarlier = (): void => {
    setLoadingEarlier(true);
    const shownCard = () => document.getElementById(listingCardId((first - 2) * listingPageSize + 1));
    bring([first - 1])
      .then(() => flushSync(show))
      .then(() => shownCard()?.focus())
      .catch(() => undefined)
      .finally(() => setLoadingEarlier(false));
  };
  useLeaveAndReturn({ address, first, page: variables.page, bring, show });
  return { shown, isLoadingEarlier, loadEarlier };
}

interface LeaveAndReturn extends Return {
  readonly first: number;
}

/** Remembers how the listing is left, and makes it so again when this document was reloaded or gone back to. */
function useLeaveAndReturn({ address, first, page, bring, show }: LeaveAndReturn): void {
  useEffect(() => {
    const leave = () => storeListing(address, { first, top: Math.round(window.scrollY) });
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [address, first]);
  const [cameWithDocument] = useState(comesWithDocument);
  const comeBack = useEffectEvent(async () => {
    if (!cameWithDocument || pageLoad() === "navigate") return;
    const { returnToPlace } = await import("./return-to-place.ts");
    await returnToPlace({ address, page, bring, show });
  });
  useEffect(() => {
    comeBack().catch(() => undefined);
  }, []);
}
