import { randomUUID } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

const confirmWithinMs = 7 * 24 * 3_600_000;

/**
 * Notes that somebody wants the newsletter for an address nobody has proved. It is not asked about when it is subscribed.
 * @returns the key of the mail that asks; one under which nothing is found when it is not to be sent
 */
export async function requestSubscription(
  trx: Transaction<Tables>,
  shopId: number,
  email: string,
  now: Date,
): Promise<string> {
  const mailKey = randomUUID();
  await sql`
    insert into newsletter_subscription as s (subscription_id, shop_id, email, consented_at, mail_key, mailed_at)
    values (${randomUUID()}, ${shopId}, ${email}, ${now}, ${mailKey}, ${now})
    on conflict (shop_id, lower(email)) do update set consented_at = excluded.consented_at, mail_key = excluded.mail_key, mailed_at = excluded.mailed_at
    where s.confirmed_at is null`.execute(trx);
  return mailKey;
}

/** Subscribes an address that its owner has proved; the id of the subscription when it is a new one. */
export async function subscribeProved(
  trx: Transaction<Tables>,
  shopId: number,
  email: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into newsletter_subscription as s (subscription_id, shop_id, email, consented_at, confirmed_at)
    values (${randomUUID()}, ${shopId}, ${email}, ${now}, ${now})
    on conflict (shop_id, lower(email)) do update set confirmed_at = excluded.confirmed_at
    where s.confirmed_at is null
    returning subscription_id as id`.execute(trx);
  const [row] = rows;
  if (row) await notifyAccount(trx, shopId, email, true);
  return row?.id ?? null;
}

/** Confirms a subscription by its id, within 7 days of the mail that asked. */
export async function confirmSubscription(
  trx: Transaction<Tables>,
  shopId: number,
  id: string,
  now: Date,
): Promise<{ outcome: "successful" | "subscribed" | "not_found"; email: string }> {
  const { rows } = await sql<{ email: string; confirmed_at: Date | null; mailed_at: Date | null }>`
    select email, confirmed_at, mailed_at from newsletter_subscription where subscription_id = ${id} and shop_id = ${shopId} for update`.execute(
    trx,
  );
  const [row] = rows;
  const email = row?.email ?? "";
  if (!row) return { outcome: "not_found", email };
  if (row.confirmed_at) return { outcome: "subscribed", email };
  if (!row.mailed_at || now.getTime() - row.mailed_at.getTime() >= confirmWithinMs)
    return { outcome: "not_found", email };
  await sql`update newsletter_subscription set confirmed_at = ${now} where subscription_id = ${id}`.execute(trx);
  await notifyAccount(trx, shopId, email, true);
  return { outcome: "successful", email };
}

/** The id of the confirmed subscription of an address; undefined when it has none. */
export async function findSubscription(db: Database, shopId: number, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select subscription_id as id from newsletter_subscription
    where shop_id = ${shopId} and lower(email) = lower(${email}) and confirmed_at is not null`.execute(db);
  return rows[0]?.id;
}

/** Ends a subscription and forgets its address; false when there is none. */
export async function endSubscription(
  trx: Transaction<Tables>,
  shopId: number,
  which: { id: string } | { email: string },
): Promise<boolean> {
  const [id, email] = "id" in which ? [which.id, null] : [null, which.email];
  const { rows } = await sql<{ email: string }>`
    delete from newsletter_subscription
    where shop_id = ${shopId} and (subscription_id = ${id}::uuid or lower(email) = lower(${email}::text))
    returning email`.execute(trx);
  const [row] = rows;
  if (row) await notifyAccount(trx, shopId, row.email, false);
  return row !== undefined;
}

/** Lets a subscription follow its owner to another address that is proved; one that is there already stays. */
export async function moveSubscription(
  trx: Transaction<Tables>,
  shopId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`delete from newsletter_subscription where shop_id = ${shopId} and lower(email) = ${to} and confirmed_at is null`.execute(
    trx,
  );
  await sql`
    update newsletter_subscription set email = ${to}
    where shop_id = ${shopId} and lower(email) = ${from}
      and not exists (select from newsletter_subscription o where o.shop_id = ${shopId} and lower(o.email) = ${to})`.execute(
    trx,
  );
}

// only an account that has proved its address is notified: others would learn what a stranger reads
async function notifyAccount(
  trx: Transaction<Tables>,
  shopId: number,
  email: string,
  isSubscribed: boolean,
): Promise<void> {
  await sql`
    update customer set newsletter = ${isSubscribed}
    where shop_id = ${shopId} and lower(email) = lower(${email}::text) and not is_guest and email_verified_at is not null`.execute(
    trx,
  );
}
