import { useEffect, useRef } from "react";
import { listingCardId } from "#app/catalog/listing/listing-cards.tsx";
import { listingPageSize } from "#app/catalog/listing/listing-parameters.ts";

/** After 'load more' the focus goes to the first card that came (DESIGN 'Load more'). */
export function useFocusOnNewCards(page: number): void {
  const before = useRef(page);
  useEffect(() => {
    if (page === before.current + 1)
      document.getElementById(listingCardId(before.current * listingPageSize + 1))?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
}
