import { sql } from "kysely";

import { runTransaction } from "../orders/run-transaction.ts";
import type { Services } from "../services.ts";

const lifeMs = 180 * 24 * 3_600_000;
const batch = 500;

/**
 * Forgets baskets and wishlists of visitors 180 days after their last change (docs/rules.md#visitor-cookie), when their cookie is over too. A shared link ends with
 * its wishlist: nobody is left who could take it back. Customers keep theirs, and a basket stays while its payment is open.
 */
export async function discardGuestBelongings(services: Pick<Services, "db" | "now">): Promise<void> {
  for (let found = batch; found === batch;) found = await discardBaskets(services);
  for (let found = batch; found === batch;) found = await discardWishlists(services);
}

function discardBaskets({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  return runTransaction(db, async (trx) => {
    const { rows: baskets } = await sql<{ basket_id: string }>`
      select b.basket_id from basket b
      where b.state = 'open' and b.changed_at <= ${new Date(now().getTime() - lifeMs)}
        and not exists (select from customer c where c.basket_key = b.basket_key)
        and not exists (select from shop_order o where o.basket_id = b.basket_id and o.status = 'payment_open')
      limit ${batch}
      for update skip locked`.execute(trx);
    const ids = baskets.map((basket) => basket.basket_id);
    await sql`
      delete from basket b
      where b.basket_id = any (${ids}::bigint[]) and not exists (select from shop_order o where o.basket_id = b.basket_id)`.execute(
      trx,
    );
    // the row of one that was ordered in vain stays for its order
    await sql`
      with closed as (update basket set state = 'closed' where basket_id = any (${ids}::bigint[]) returning basket_id),
        items as (delete from basket_item i using closed where i.basket_id = closed.basket_id),
        vouchers as (delete from basket_voucher v using closed where v.basket_id = closed.basket_id)
      delete from checkout c using closed where c.basket_id = closed.basket_id`.execute(trx);
    return ids.length;
  });
}

async function discardWishlists({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const { rows: discarded } = await sql`
    delete from wishlist where wishlist_id in (
      select w.wishlist_id from wishlist w
      where w.changed_at <= ${new Date(now().getTime() - lifeMs)}
        and not exists (select from customer c where c.wishlist_key = w.wishlist_key)
      limit ${batch}
      for update skip locked)
    returning wishlist_id`.execute(db);
  return discarded.length;
}
