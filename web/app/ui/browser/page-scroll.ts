export interface ScrollSituation {
  readonly navigation: "PUSH" | "REPLACE" | "POP";
  readonly from: PageAddress | undefined;
  readonly to: PageAddress;
  /** Px from the top where this history entry was left. */
  readonly saved: number | undefined;
}

export interface PageAddress {
  readonly pathname: string;
  readonly hash: string;
  /** Category and search pages keep their place while their filters change. */
  readonly isListing: boolean;
}

export type ScrollMove =
  | { readonly kind: "stay" }
  | { readonly kind: "to"; readonly top: number }
  | { readonly kind: "element"; readonly id: string };

/** Milliseconds between a page's finish and its scroll (docs/rules.md#navigation). */
export const scrollDelay = 50;

/** Where a page scrolls after a navigation (docs/rules.md#navigation): back to where it was left, to the hash's element, else to the top. */
export function scrollMove({ navigation, from, to, saved }: ScrollSituation): ScrollMove {
  if (navigation === "POP" && saved !== undefined) return { kind: "to", top: saved };
  const samePath = from?.pathname === to.pathname;
  // '#/…' names a step of the page, not an element.
  if (to.hash.length > 1 && !to.hash.startsWith("#/")) return { kind: "element", id: decodeHash(to.hash) };
  if (samePath && to.isListing && from.isListing) return { kind: "stay" };
  // A page that corrects its own address, as choosing a size does, is still the same page.
  if (samePath && navigation === "REPLACE") return { kind: "stay" };
  if (from === undefined) return { kind: "stay" };
  return { kind: "to", top: 0 };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
