import { placesOn } from "@warmeland/schema/rules/delivery/delivery-days.ts";
import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";
import type { CheckoutState } from "../checkout/checkout-state.ts";

/**
 * Takes a place for each package on the day that was chosen for it: the lowest free one, of which the table has one row.
 * @returns false when a day is full
 */
export async function bookDeliveryDays(
  trx: Transaction<Tables>,
  orderId: string,
  { basket, shop, shopDocument }: CheckoutState,
): Promise<boolean> {
  for (const { id, chosenDay } of basket.packages) {
    if (chosenDay === null) continue;
    const places = placesOn(shopDocument.deliveryDays ?? {}, chosenDay);
    if (!(await takePlace(trx, { orderId, packageId: id, shopId: shop.shopId, day: chosenDay }, places))) return false;
  }
  return true;
}

/** Gives back the places of an order that is not delivered. */
export async function freeDeliveryDays(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await trx.deleteFrom("delivery_day").where("order_id", "=", orderId).execute();
}

interface Booking {
  orderId: string;
  packageId: number;
  shopId: number;
  day: string;
}

async function takePlace(trx: Transaction<Tables>, booking: Booking, places: number): Promise<boolean> {
  const { orderId, packageId, shopId, day } = booking;
  // who meets another order on its way waits for it, and looks for the next place
  for (let attempt = 0; attempt <= places; attempt += 1) {
    const { rows } = await sql<{ place: number | null; is_taken: boolean }>`
      with free as (
        select min(place) as place from generate_series(1, ${places}::integer) place
        where not exists (select from delivery_day d where d.shop_id = ${shopId} and d.day = ${day}::date and d.place = place.place)
      ), taken as (
        insert into delivery_day (order_id, package_id, shop_id, day, place)
        select ${orderId}, ${packageId}, ${shopId}, ${day}::date, place from free where place is not null
        on conflict (shop_id, day, place) do nothing
        returning place
      )
      select free.place, exists (select from taken) as is_taken from free`.execute(trx);
    const [row] = rows;
    if (row?.is_taken) return true;
    if (!row?.place) return false;
  }
  return false;
}
