import { useEffect, useState } from "react";
import type { ListingOffer } from "./listing-offer.ts";
import { type ListingParameters, listingSearch } from "#app/catalog/listing/listing-parameters.ts";

/** What a choice would show. */
export interface FilterOutlook {
  readonly total: number;
  readonly offer: ListingOffer;
}

export type AskOutlook = (parameters: ListingParameters, signal: AbortSignal) => Promise<FilterOutlook>;

/** Milliseconds after the last tick; whoever ticks three values in a row asks once. */
const patience = 150;

/** A choice that is being made, with what it would show; `total` is undefined until that is known. `restart` begins again with what the listing shows. */
export function useFilterDraft(start: ListingParameters, known: FilterOutlook, ask: AskOutlook) {
  const [draft, setDraft] = useState(start);
  const [outlook, setOutlook] = useState({ ...known, of: listingSearch(start) });
  const wanted = listingSearch(draft);
  useEffect(() => {
    if (outlook.of === wanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await ask(draft, abort.signal);
        if (!abort.signal.aborted) setOutlook({ ...found, of: wanted });
      } catch {
        // Without an answer the numbers stay as they were; applying the choice says what is wrong.
      }
    }, patience);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [ask, draft, outlook.of, wanted]);
  const restart = () => {
    setDraft(start);
    setOutlook({ ...known, of: listingSearch(start) });
  };
  return { draft, setDraft, restart, offer: outlook.offer, total: outlook.of === wanted ? outlook.total : undefined };
}
