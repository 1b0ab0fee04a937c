import { sql, type Kysely } from "kysely";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { basketStatement } from "#upstreams/commerce/basket/basket-state.ts";
import { readBasketWith } from "#upstreams/commerce/basket/read-basket.ts";
import type { PromotionBook } from "#upstreams/commerce/promotions/promotion-book.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { Customer } from "../customers/customer.ts";
import { Problem } from "../problem.ts";
import type { ProviderMethod } from "../provider/payment-provider.ts";
import { visibleChoices, type StoredChoices } from "./checkout-row.ts";
import { checkoutState, type CheckoutState } from "./checkout-state.ts";
import type { BookedDays } from "./delivery-days.ts";

export interface CheckoutQuestion {
  shop: ShopLocale;
  basketKey: string;
  promotions: PromotionBook;
  /** Who asks. */
  customer: Customer | null;
  switchedOn: readonly ProviderMethod[] | null;
  now: Date;
}

type CheckoutColumns = StoredChoices & {
  shop_document: ShopDocument;
  owner_id: string | null;
  booked: BookedDays | null;
};

const checkoutStatement = basketStatement<CheckoutColumns>({
  columns: sql`, c.customer_id, c.shipping_address, c.billing_address, c.shipping_option, c.payment_method, c.payment_details,
    c.delivery_days, shop.data as shop_document, owner.customer_id as owner_id,
    (
      select json_object_agg(taken.day::text, taken.places)
      from (select day, count(*) as places from delivery_day where shop_id = b.shop_id and day >= b.changed_at::date group by day) taken
    ) as booked`,
  joins: sql`
    left join checkout c on c.basket_id = b.basket_id
    left join shop on shop.shop_id = b.shop_id
    left join customer owner on owner.basket_key = b.basket_key`,
});

/**
 * Reads the checkout of a basket key, in one statement. With `lock` the basket's row is held until the transaction ends, as before every write.
 * @throws Problem 404 when the key has no open basket, or it is another customer's
 */
export async function readCheckout(
  db: Kysely<Tables>,
  question: CheckoutQuestion,
  lock = false,
): Promise<CheckoutState & { basketId: string }> {
  const { shop, customer, switchedOn } = question;
  const { basket, more } = await readBasketWith(db, { ...question, lock }, checkoutStatement);
  const { basketId } = basket;
  const isForeign = more.owner_id !== null && more.owner_id !== customer?.customer_id;
  if (basketId === null || isForeign) throw new Problem(404, "basket-not-found", "The key has no open basket");
  const choices = visibleChoices(more, customer?.customer_id ?? null);
  return {
    ...checkoutState({
      shop,
      shopDocument: more.shop_document,
      basket,
      choices,
      customer,
      switchedOn,
      booked: more.booked ?? {},
    }),
    basketId,
  };
}

/** The shop's own record, which every catalogue brings. */
export async function readShopDocument(db: Kysely<Tables>, shopId: number): Promise<ShopDocument> {
  const row = await db.selectFrom("shop").select("data").where("shop_id", "=", shopId).executeTakeFirstOrThrow();
  return row.data as ShopDocument;
}
