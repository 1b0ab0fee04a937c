import type { ProductTileFragment } from "@warmeland/client/documents";
import { useState } from "react";
import { type Loaded, useLoaded } from "../shop/use-loaded.ts";

/** A page of products, as the API's listings give it. */
export interface ProductPage {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly ProductTileFragment[];
}

interface Pages<Page> {
  readonly loaded: Loaded<Page>;
  readonly products: readonly ProductTileFragment[];
  /** Loads the next page, if there is one and it is not under way; again after a fault. */
  readonly more: () => void;
}

/** A listing page by page: what was loaded stays while the next comes. */
export function usePages<Page extends { readonly listing: ProductPage | null | undefined } | null | undefined>(
  key: string,
  load: (after: string | null, signal: AbortSignal) => Promise<Page>,
): Pages<Page> {
  const [before, setBefore] = useState<readonly ProductTileFragment[]>([]);
  const [after, setAfter] = useState<string | null>(null);
  const loaded = useLoaded(`${key} ${after}`, (signal) => load(after, signal));
  const listing = loaded.value?.listing;
  const isMissing = loaded.isLoading || loaded.error !== undefined;

  return {
    loaded,
    // until the next page is there the value is still the one before
    products: isMissing && after !== null ? before : [...before, ...(listing?.nodes ?? [])],
    more: () => {
      if (loaded.isLoading) return;
      if (loaded.error !== undefined) return loaded.retry();
      if (!listing?.pageInfo.hasNextPage) return;
      setBefore([...before, ...listing.nodes]);
      setAfter(listing.pageInfo.endCursor);
    },
  };
}
