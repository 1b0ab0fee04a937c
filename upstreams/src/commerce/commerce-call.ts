import type { Transaction } from "kysely";
import type { Logger } from "pino";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables.ts";
import type { Turns } from "./basket/turns.ts";
import type { PromotionBook } from "./promotions/promotion-book.ts";
import type { PopularSearches } from "./search/popular/popular-searches.ts";
import type { LiveCatalogue } from "./snapshot/live-catalogue.ts";
import type { ShopCatalogue } from "./snapshot/shop-catalogue.ts";

/** Ends the open payment of a basket's live order and gives its stock back; belongs to the orders. Runs inside the basket's transaction. */
export type CancelOpenPayment = (trx: Transaction<Tables>, basketId: string) => Promise<void>;

/** What the endpoints work with, the same for every call. */
export interface CommerceServices {
  db: Database;
  catalogue: LiveCatalogue;
  popular: PopularSearches;
  promotions: PromotionBook;
  log: Logger;
  cancelOpenPayment: CancelOpenPayment | undefined;
  /** See `BasketWrite.turns`. */
  turns: Turns;
}

/** One call: its shop, its query, and the catalogue as it is at this moment. */
export interface CommerceCall extends Omit<CommerceServices, "catalogue"> {
  request: Request;
  shop: ShopLocale;
  query: URLSearchParams;
  now: Date;
  /** `hourOf(now)`. */
  hour: number;
  catalogue: ShopCatalogue;
  /** The newest catalogue, loaded first if need be. */
  freshCatalogue(): Promise<ShopCatalogue>;
}

/** Answers a call; `path` holds what the route's pattern captured. */
export type Endpoint = (call: CommerceCall, ...path: string[]) => Promise<Response> | Response;
