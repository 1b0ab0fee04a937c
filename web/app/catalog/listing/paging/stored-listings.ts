const storageKey = "listing-pages";
const mostEntries = 20;

/** How a listing was left: the first page on the screen, and how far it was scrolled. */
export interface StoredListing {
  readonly first: number;
  readonly top: number;
}

/** How this tab left the listing of an address; undefined when it never had more than that page on the screen. */
export function readStoredListing(address: string): StoredListing | undefined {
  return storedListings()[address];
}

/** Keeps how a listing is left, for a reload or the way back from another site. */
export function storeListing(address: string, listing: StoredListing): void {
  const { [address]: _old, ...others } = storedListings();
  const newest = [...Object.entries(others), [address, listing] as const].slice(-mostEntries);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage a reload shows one page, with the way to the others.
  }
}

function storedListings(): Readonly<Record<string, StoredListing>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, StoredListing>;
  } catch {
    return {};
  }
}
