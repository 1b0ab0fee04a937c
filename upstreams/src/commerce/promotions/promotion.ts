import type { PriceColumn } from "@warmeland/schema/rules/shops.ts";

import type { Texts } from "#upstreams/catalogue/documents.ts";

/** Cents by price column, because a franc is no euro; a column that is missing has no such amount. */
export type CentsByColumn = Readonly<Partial<Record<PriceColumn, number>>>;

/** Articles by category (with those below it), by colour and by master; `except` takes some of them out again. */
export interface Scope {
  categories?: readonly string[] | undefined;
  products?: readonly string[] | undefined;
  masters?: readonly string[] | undefined;
  except?: Omit<Scope, "except"> | undefined;
}

/** What `promotion.data` holds. Moments are ISO 8601; texts are per language. */
export interface PromotionDocument {
  /** Locale codes of the shops that have it; all of them when it is missing. */
  shops?: readonly string[] | undefined;
  name: Texts;
  /** What a product card says: 'Gratis kussen'. */
  label: Texts;
  terms?: Texts | undefined;
  from: string;
  to: string;
  /** The lower number wins. */
  priority: number;
  /** A shopper has to know it; without one the promotion is for everybody. */
  code?: string | undefined;
  /** All articles when it is missing. */
  for?: Scope | undefined;
  /** Pieces of the articles it is for. */
  minQuantity?: number | undefined;
  minOrderCents?: CentsByColumn | undefined;
  effect: PromotionEffectDocument;
  campaign?: CampaignDocument | undefined;
}

export type PromotionEffectDocument =
  | { type: "automatic_discount"; percent: number }
  | { type: "automatic_discount"; cents: CentsByColumn }
  /** For every `minQuantity` pieces one gift to choose, at most `most` in an order. `variants` are reference keys. */
  | { type: "gift"; variants: readonly string[]; most: number }
  /** Of every `of` pieces the cheapest `pieces` are `percent` cheaper, at most `most` times in an order. */
  | { type: "cheapest"; of: number; pieces: number; percent: number; most: number };

/** Promotions with one occasion: none of them runs outside its time. */
export interface CampaignDocument {
  key: string;
  name: Texts;
  headline: Texts;
  from: string;
  to: string;
}

/** A promotion as it is cached, with its articles looked up. */
export interface Promotion {
  id: string;
  isActive: boolean;
  document: PromotionDocument;
  /** Milliseconds since 1970, its campaign's time taken into account; `to` is the first moment after it. */
  from: number;
  to: number;
  /** Ids; null is all of them. */
  products: ReadonlySet<number> | null;
  /** Of a gift, in the order they are offered. */
  giftVariantIds: readonly number[];
}

/** What a promotion does in one shop, in numbers only. */
export type PromotionEffect =
  | { type: "percent"; basisPoints: number }
  | { type: "cents"; cents: number }
  | { type: "gift"; variantIds: ReadonlySet<number>; most: number }
  | { type: "cheapest"; of: number; pieces: number; basisPoints: number; most: number };

/** A promotion as the calculation sees it: one shop, one moment. */
export interface OfferedPromotion {
  id: string;
  priority: number;
  isRunning: boolean;
  code: string | null;
  products: ReadonlySet<number> | null;
  minQuantity: number;
  /** 0 is no minimum. */
  minOrderCents: number;
  effect: PromotionEffect;
}
