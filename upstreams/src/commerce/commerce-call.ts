import type { Logger } from "pino";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Database } from "#upstreams/database/connection.ts";
import type { KeyedQueue } from "./basket/keyed-queue.ts";
import type { PromotionBook } from "./promotions/promotion-book.ts";
import type { PopularSearches } from "./search/popular/popular-searches.ts";
import type { CatalogueEngine } from "./engine/catalogue-engine.ts";
import type { LiveCatalogue } from "./engine/live-catalogue.ts";
import type { ShopCatalogue } from "./snapshot/shop-catalogue.ts";

/**
 * What became of a basket's open payment: `none` was open, it was `called-off` and its pieces are free, it turned out to be paid or under way and its
 * order is `kept`, or the provider did not respond and it is `unknown`.
 */
export type ReleasedPayment =
  | { outcome: "none" | "unknown"; orderNumber?: undefined }
  | { outcome: "called-off" | "kept"; orderNumber: string };

/** Looks the open payment of a basket up at the payment provider and cancels it unless it was paid; belongs to the orders, never part of a transaction. */
export type ReleaseOpenPayment = (shop: ShopLocale, basketKey: string) => Promise<ReleasedPayment>;

/** What the endpoints work with, the same for every call. */
export interface CommerceServices {
  db: Database;
  catalogue: LiveCatalogue;
  popular: PopularSearches;
  promotions: PromotionBook;
  log: Logger;
  releaseOpenPayment: ReleaseOpenPayment | undefined;
  /** See `BasketWrite.writeQueue`. */
  writeQueue: KeyedQueue;
}

/** One call: its shop, its query, the catalogue as it is at this moment, and the engine that searches it. */
export interface CommerceCall extends Omit<CommerceServices, "catalogue"> {
  request: Request;
  shop: ShopLocale;
  query: URLSearchParams;
  now: Date;
  /** `hourOf(now)`. */
  hour: number;
  engine: CatalogueEngine;
  /** `engine.catalogue`. */
  catalogue: ShopCatalogue;
  /** The engine of the newest catalogue, loaded first if need be. */
  freshEngine(): Promise<CatalogueEngine>;
}

/** Handles a call; `path` holds what the route's pattern captured. */
export type Endpoint = (call: CommerceCall, ...path: string[]) => Promise<Response> | Response;
