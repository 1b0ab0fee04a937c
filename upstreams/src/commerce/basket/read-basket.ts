import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";
import type { PromotionBook } from "../promotions/promotion-book.ts";
import { type BasketStatement, lockBasket, readBasketState } from "./basket-state.ts";
import { priceBasket } from "./price-basket.ts";
import type { PricedBasket } from "./priced-basket.ts";

export interface ReadOptions {
  shop: ShopLocale;
  basketKey: string;
  promotions: PromotionBook;
  /** Decides delivery dates, and which promotions and vouchers run. */
  now: Date;
  /** Holds the row until the transaction ends, which is what every write does first. */
  lock?: boolean;
}

/**
 * Reads and prices the open basket of a key: the one place that does, for the Basket body and for placeOrder alike.
 * Creates nothing: an unknown key is an empty basket of version 0 with `basketId` null.
 */
export async function readBasket(db: Database, options: ReadOptions): Promise<PricedBasket> {
  return (await readBasketWith(db, options)).basket;
}

/** As `readBasket`, by a statement that reads columns of tables joined to the basket as well. */
export async function readBasketWith<More = object>(
  db: Database,
  options: ReadOptions,
  statement?: BasketStatement<More>,
): Promise<{ basket: PricedBasket; more: More }> {
  for (;;) {
    const locked = options.lock ? await lockBasket(db, options.shop.shopId, options.basketKey) : null;
    const { more, ...state } = await readBasketState<More>(db, options, statement);
    // a row made after the look for one to lock is not held yet
    if (!options.lock || state.basketId === null || state.basketId === locked)
      return { basket: priceBasket(state, options), more };
  }
}
