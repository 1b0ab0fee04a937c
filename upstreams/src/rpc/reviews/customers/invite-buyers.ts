import { sql } from "kysely";

import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import type { Services } from "#upstreams/rpc/services.ts";

const day = 24 * 3_600_000;
const afterDeliveryMs = 21 * day;
/** What arrived longer ago is not asked about: a shop that begins to ask does not write to everybody. */
const notAfterMs = 90 * day;
const mostAtOnce = 200;

/**
 * Writes the one mail that asks for reviews of an order which was delivered three weeks ago, however often and by however many processes it runs
 * (docs/rules.md#reviews-by-customers). Who asked for no more such mails gets none.
 * @returns how many were written
 */
export async function inviteBuyers({ db, outbox, now }: Services): Promise<number> {
  const at = now().getTime();
  const written = await runTransaction(db, async (trx) => {
    const { rows } = await sql<{ order_id: string }>`
      insert into review_invitation (order_id, shop_id, email, invited_at)
      select o.order_id, o.shop_id, o.email, ${now()}::timestamptz
      from shop_order o join order_event e on e.order_id = o.order_id and e.status = 'delivered'
      where o.status = 'delivered' and o.email <> '' and o.erase_asked_at is null
        and e.happened_at between ${new Date(at - notAfterMs)} and ${new Date(at - afterDeliveryMs)}
        and not exists (select from review_invitation i where i.order_id = o.order_id)
        and not exists (
          select from review_invitation i
          where i.shop_id = o.shop_id and lower(i.email) = lower(o.email) and i.ended_at is not null)
      order by e.happened_at limit ${mostAtOnce}
      on conflict (order_id) do nothing
      returning order_id`.execute(trx);
    for (const { order_id: id } of rows) await outbox.enqueue(trx, { template: "review-invitation", id });
    return rows.length;
  });
  if (written > 0) outbox.sendSoon();
  return written;
}
