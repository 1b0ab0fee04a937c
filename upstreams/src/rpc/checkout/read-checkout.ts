import { sql, type Kysely } from "kysely";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { readBasket } from "#upstreams/commerce/basket/read-basket.ts";
import type { Tables } from "#upstreams/database/tables.ts";

import type { Customer } from "../customers/customer.ts";
import { Problem } from "../problem.ts";
import type { ProviderMethod } from "../provider/payment-provider.ts";
import { readChoices } from "./checkout-row.ts";
import { checkoutState, type CheckoutState } from "./checkout-state.ts";

export interface CheckoutQuestion {
  shop: ShopLocale;
  basketKey: string;
  /** Who asks. */
  customer: Customer | null;
  switchedOn: readonly ProviderMethod[] | null;
  now: Date;
}

/**
 * Reads the checkout of a basket key. With `lock` the basket's row is held until the transaction ends, as before every write.
 * @throws Problem 404 when the key has no open basket
 */
export async function readCheckout(
  db: Kysely<Tables>,
  question: CheckoutQuestion,
  lock = false,
): Promise<CheckoutState & { basketId: string }> {
  const { shop, basketKey, customer, switchedOn, now } = question;
  const basket = await readBasket(db, { shop, basketKey, now, lock });
  const { basketId } = basket;
  if (basketId === null) throw new Problem(404, "basket-not-found", "The key has no open basket");
  const variantIds = basket.lines.map((line) => line.variantId);
  const choices = await readChoices(db, basketId, customer?.customer_id ?? null);
  const shopDocument = await readShopDocument(db, shop.shopId);
  const hasMattress = await holdsMattress(db, variantIds, shop.priceColumn);
  return { ...checkoutState({ shop, shopDocument, basket, choices, customer, hasMattress, switchedOn }), basketId };
}

/** The shop's own record, which every catalogue brings. */
export async function readShopDocument(db: Kysely<Tables>, shopId: number): Promise<ShopDocument> {
  const row = await db.selectFrom("shop").select("data").where("shop_id", "=", shopId).executeTakeFirstOrThrow();
  return row.data as ShopDocument;
}

// the levy for mattresses is the list of what counts as one, by law
async function holdsMattress(db: Kysely<Tables>, variantIds: number[], column: string): Promise<boolean> {
  if (variantIds.length === 0) return false;
  const levy = JSON.stringify([{ code: "mattress", column }]);
  const row = await db
    .selectFrom("variant")
    .select("variant_id")
    .where("variant_id", "in", variantIds)
    .where(sql<boolean>`data -> 'levies' @> ${levy}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
