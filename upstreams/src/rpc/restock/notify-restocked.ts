import { sql } from "kysely";

import { mailEveryMs } from "#upstreams/mail/mail-limit.ts";

import { runTransaction } from "../orders/run-transaction.ts";
import type { Services } from "../services.ts";

const mostAtOnce = 200;

/**
 * Writes the one mail of every confirmed notice whose variant can be bought again, however often and by however many processes it runs. An address
 * gets one such mail in 15 minutes; the next waits for a later round, as long as the variant can be bought.
 * @returns how many were written
 */
export async function notifyRestocked(services: Services): Promise<number> {
  const quarterAgo = new Date(services.now().getTime() - mailEveryMs);
  // one notice of each address, so that nobody who waits for much holds up the others
  const { rows } = await sql<{ notice_id: string }>`
    select distinct on (n.shop_id, lower(n.email)) n.notice_id
    from restock_notice n
      join stock s on s.variant_id = n.variant_id
      join variant v on v.variant_id = n.variant_id
      join product p on p.product_id = v.product_id
    where n.confirmed_at is not null and n.notified_at is null and v.is_active and p.is_active
      and (s.quantity > 0 or s.is_sellable_without_stock)
      and not exists (
        select from restock_notice told
        where told.shop_id = n.shop_id and lower(told.email) = lower(n.email) and told.notified_at > ${quarterAgo})
    order by n.shop_id, lower(n.email), n.confirmed_at limit ${mostAtOnce}`.execute(services.db);
  let written = 0;
  for (const { notice_id: id } of rows) if (await notify(services, id)) written += 1;
  if (written > 0) services.outbox.sendSoon();
  return written;
}

async function notify({ db, outbox, now }: Services, id: string): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    // another process may be at it
    const { rows } = await sql<{ shop_id: number; email: string }>`
      select shop_id, email from restock_notice where notice_id = ${id} and notified_at is null for update skip locked`.execute(
      trx,
    );
    const [notice] = rows;
    if (!notice) return false;
    const to = { shopId: notice.shop_id, email: notice.email, isProved: true };
    return outbox.enqueueLimited(trx, { template: "restock", to, now: now() }, async () => {
      await sql`update restock_notice set notified_at = ${now()} where notice_id = ${id}`.execute(trx);
      return id;
    });
  });
}
