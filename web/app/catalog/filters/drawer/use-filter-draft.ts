import { useEffect, useState } from "react";
import type { ListingOffer } from "#app/catalog/filters/listing-offer.ts";
import { type ListingParameters, listingSearch } from "#app/catalog/listing/listing-parameters.ts";

/** What a choice would show. */
export interface FilterPreview {
  readonly total: number;
  readonly offer: ListingOffer;
}

export type LoadPreview = (parameters: ListingParameters, signal: AbortSignal) => Promise<FilterPreview>;

/** Milliseconds after the last tick; three ticks in a row are one request. */
const patience = 150;

/** A choice that is being made, with a preview of what it would show; `total` is undefined until that has come. `restart` begins again with what the listing shows. */
export function useFilterDraft(start: ListingParameters, initial: FilterPreview, loadPreview: LoadPreview) {
  const [draft, setDraft] = useState(start);
  const [preview, setPreview] = useState({ ...initial, of: listingSearch(start) });
  const wanted = listingSearch(draft);
  useEffect(() => {
    if (preview.of === wanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await loadPreview(draft, abort.signal);
        if (!abort.signal.aborted) setPreview({ ...found, of: wanted });
      } catch {
        // Without a response the numbers stay as they were; applying the choice says what is wrong.
      }
    }, patience);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [loadPreview, draft, preview.of, wanted]);
  const restart = () => {
    setDraft(start);
    setPreview({ ...initial, of: listingSearch(start) });
  };
  return { draft, setDraft, restart, offer: preview.offer, total: preview.of === wanted ? preview.total : undefined };
}
