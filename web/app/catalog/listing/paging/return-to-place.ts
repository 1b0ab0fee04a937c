import { flushSync } from "react-dom";
import { readStoredListing } from "./stored-listings.ts";

export interface Return {
  /** Path and query of the listing. */
  readonly address: string;
  /** The page that is shown already. */
  readonly page: number;
  readonly bring: (pages: readonly number[]) => Promise<void>;
  readonly show: () => void;
}

/** Brings the pages back that this tab had before `page`, and the place where the shopper was (docs/rules.md#listings). */
export async function returnToPlace({ address, page, bring, show }: Return): Promise<void> {
  const stored = readStoredListing(address);
  if (stored === undefined || stored.first >= page) return;
  await bring(Array.from({ length: page - stored.first }, (_, index) => stored.first + index));
  flushSync(show);
  window.scrollTo({ top: stored.top, behavior: "instant" });
}
