import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { textIn } from "#upstreams/commerce/text-in.ts";

import { reviewPhotoFile } from "@warmeland/schema/rules/reviews/review-photo-file.ts";
import type { FoundReviews, ReviewSummary, StoredReview } from "./read-reviews.ts";

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
  /** Whether a customer wrote it who bought the article here. */
  isVerified: boolean;
  /** How many visitors found it helpful. */
  helpfulCount: number;
  /** `file` is a name below `/images/`. */
  photos: { file: string; width: number; height: number }[];
  /** What the shop says to it. */
  answer: { text: string; at: string } | null;
}

/** Response of getReviews: a page, and what all the master's reviews amount to. */
export interface WireReviews extends ReviewSummary {
  reviews: WireReview[];
  page: number;
  perPage: number;
  /** How many the filter leaves, of which this is a page; `count`, `score` and `distribution` are of them all. */
  matching: number;
  /** Sizes that were bought by who wrote. */
  sizes: { value: string; label: string; count: number }[];
  /** How those sleep who say it. */
  sleeperTypes: NonNullable<WireReview["sleeperType"]>[];
  /** Photos of all of them, at most 40, those of the newest review first; `file` is a name below `/images/`. */
  photos: { file: string; width: number; height: number; author: string }[];
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
  {
    id,
    masterKey,
    language,
    score,
    writtenAt,
    document,
    variant,
    isVerified,
    helpfulCount,
    photos,
    answer,
  }: StoredReview,
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
    isVerified,
    helpfulCount,
    photos: photos.map(({ id: photoId, width, height }) => ({ file: reviewPhotoFile(photoId), width, height })),
    answer: answer && { text: answer.text, at: answer.at.toISOString() },
  };
}

/** A page of reviews as the wire has it, for a shop. */
export function toWireReviews(
  { summary, matching, sizes, sleeperTypes, photos, reviews }: FoundReviews,
  { page, perPage }: Pick<WireReviews, "page" | "perPage">,
  shop: ShopLocale,
): WireReviews {
  return {
    ...summary,
    page,
    perPage,
    matching,
    sleeperTypes,
    photos: photos.map(({ id, ...photo }) => ({ ...photo, file: reviewPhotoFile(id) })),
    sizes: sizes.map(({ label, ...size }) => ({ ...size, label: textIn(label, shop) })),
    reviews: reviews.map((review) => toWireReview(review, shop)),
  };
}
