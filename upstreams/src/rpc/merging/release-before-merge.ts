import { sql } from "kysely";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { releaseInTime } from "#upstreams/rpc/orders/payment/release-in-time.ts";
import type { Services } from "../services.ts";
import type { GuestKeys } from "./merge-guest-belongings.ts";

/**
 * Calls open payments off before a sign-in merges the visitor's basket into the customer's; one that had been made keeps its order. Where the provider
 * does not respond the baskets stay apart, and the sign-in goes on.
 * @param ownKey of the customer's basket; undefined while there is none
 */
export async function releaseBeforeMerge(
  services: Services,
  shop: ShopLocale,
  { basketKey }: GuestKeys = {},
  ownKey?: string,
): Promise<void> {
  if (basketKey === undefined || !(await isMerged(services, shop, basketKey))) return;
  await releaseInTime(services, shop, basketKey);
  if (ownKey !== undefined) await releaseInTime(services, shop, ownKey);
}

/** Whether the basket of a key holds anything and is no customer's: those are as good as unknown to others. */
async function isMerged({ db }: Services, shop: ShopLocale, basketKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from basket b
    where b.shop_id = ${shop.shopId} and b.basket_key = ${basketKey} and b.state = 'open'
      and exists (select from basket_item i where i.basket_id = b.basket_id)
      and not exists (select from customer where basket_key = ${basketKey})`.execute(db);
  return rows.length > 0;
}
