import { sql } from "kysely";

import type { Services } from "../services.ts";
import type { OrderDocument } from "./order-document.ts";
import { runTransaction } from "./run-transaction.ts";
import { withoutPerson } from "./without-person.ts";

const day = 24 * 3_600_000;
/** After delivery: two weeks to withdraw, and two to send back (article 6:230o BW). */
const afterDeliveryMs = 30 * day;
/** Whatever became of it. */
const longestMs = 180 * day;
const batch = 100;

/**
 * Takes the personal data out of orders whose customer's account was deleted, as soon as they are over: what is under way still has to reach its
 * address, and may be withdrawn by number and e-mail address.
 * @returns how many
 */
export async function eraseOrders(services: Pick<Services, "db" | "now">): Promise<number> {
  let erased = 0;
  for (let found = batch; found === batch; erased += found) found = await eraseBatch(services);
  return erased;
}

function eraseBatch({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  return runTransaction(db, async (trx) => {
    const { rows: orders } = await sql<{ order_id: string; data: OrderDocument }>`
      select o.order_id, o.data from shop_order o
      where o.erase_asked_at is not null and o.erased_at is null and (
        o.status in ('cancelled', 'failed', 'expired', 'withdrawn')
        or o.placed_at <= ${new Date(at.getTime() - longestMs)}
        or o.status = 'delivered' and exists (
          select from order_event e
          where e.order_id = o.order_id and e.status = 'delivered' and e.happened_at <= ${new Date(at.getTime() - afterDeliveryMs)}))
      order by o.order_id
      limit 100
      for update skip locked`.execute(trx);
    if (orders.length === 0) return 0;
    const ids = orders.map((order) => order.order_id);
    const documents = orders.map((order) => JSON.stringify(withoutPerson(order.data)));
    await sql`
      update shop_order o set email = '', data = l.data::jsonb, erased_at = ${at}
      from unnest(${ids}::uuid[], ${documents}::text[]) l (order_id, data)
      where o.order_id = l.order_id`.execute(trx);
    await sql`update withdrawal set reason = null where order_id = any (${ids}::uuid[])`.execute(trx);
    await sql`update shipment set tracking_code = '', tracking_url = null where order_id = any (${ids}::uuid[])`.execute(
      trx,
    );
    await sql`
      update sandbox_payment s set data = s.data || '{"billingAddress": null, "shippingAddress": null}'
      from payment p where p.payment_id = s.payment_id and p.order_id = any (${ids}::uuid[])`.execute(trx);
    return orders.length;
  });
}
