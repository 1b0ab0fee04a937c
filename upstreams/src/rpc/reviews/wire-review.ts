import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { textIn } from "#upstreams/commerce/text-in.ts";

import type { ReviewSummary, StoredReview } from "./read-reviews.ts";

/** A review as getReviews returns it; title and text are in `language`. */
export interface WireReview {
  /** For translateReview. */
  id: string;
  masterKey: string;
  language: string;
  /** 1 to 5. */
  score: number;
  /** ISO 8601 in UTC. */
  writtenAt: string;
  title: string;
  text: string;
  author: string;
  place: string | null;
  sleeperType: "side" | "back" | "stomach" | "mixed" | null;
  /** What was bought, in the words of the shop; null when the shop no longer has it. */
  variant: { id: number; title: string; productName: string } | null;
}

/** Response of getReviews: a page, and what all the master's reviews amount to. */
export interface WireReviews extends ReviewSummary {
  reviews: WireReview[];
  page: number;
  perPage: number;
}

/** One master's part in the response of getReviewsOfMasters. */
export interface WireReviewsOfMaster extends WireReviews {
  masterKey: string;
}

/** Response of translateReview. */
export interface WireTranslation {
  language: string;
  title: string;
  text: string;
}

/** The review as the wire has it, for a shop. */
export function toWireReview(
  { id, masterKey, language, score, writtenAt, document, variant }: StoredReview,
  shop: ShopLocale,
): WireReview {
  return {
    id,
    masterKey,
    language,
    score,
    writtenAt: writtenAt.toISOString(),
    title: document.title,
    text: document.text,
    author: document.author,
    place: document.place ?? null,
    sleeperType: document.sleeperType ?? null,
    variant: variant && {
      id: variant.id,
      title: textIn(variant.title, shop),
      productName: textIn(variant.productName, shop),
    },
  };
}
