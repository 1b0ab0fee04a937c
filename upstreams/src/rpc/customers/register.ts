import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { audit } from "../audit.ts";
import { mergeGuestBelongings, type GuestKeys } from "../merging/merge-guest-belongings.ts";
import { releaseBeforeMerge } from "../merging/release-before-merge.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import { accountExists } from "../problem.ts";
import type { Call } from "../procedure.ts";
import type { Customer } from "./customer.ts";
import { issueToken } from "./customer-token.ts";
import { findAccount } from "./find-account.ts";
import type { BegunSession } from "./log-in.ts";
import { openAccountSession } from "./session.ts";

export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  gender: string;
  birth_date?: string | undefined;
  newsletter: boolean;
  birthdayVoucher: boolean;
  guestKeys?: GuestKeys | undefined;
}

interface NewAccount extends Omit<Registration, "password"> {
  shopId: number;
  passwordHash: string;
  now: Date;
}

/**
 * Makes a full account and opens its session, under a new token. A guest who registers the address they order with becomes the account, and keeps
 * checkout and orders; nobody sees orders placed elsewhere before the address is proved by the link of the welcome mail, which also
 * carries out the wish for the newsletter.
 * @throws Problem 409 when the address has an account, 429 after too many of those or while too many passwords are being worked on
 */
export async function register(call: Call, form: Registration): Promise<BegunSession> {
  const { services, shop } = call;
  const tried = {
    account: `${shop.shopId} ${form.email}`,
    fewAccounts: true as const,
    clientAddress: call.clientAddress,
  };
  // every account sends a mail to an address that nobody has proved yet
  await services.limits.countAttempt("register", call);
  return services.limits.counted("register", tried, async () => {
    if (await findAccount(services.db, shop.shopId, form.email)) throw accountExists();
    const { password, ...rest } = form;
    const account = {
      ...rest,
      shopId: shop.shopId,
      passwordHash: await services.passwords.hash(password),
      now: services.now(),
    };
    const session = await call.session();
    const guestId =
      session?.customer.is_guest && session.customer.email === form.email ? session.customer.customer_id : null;
    await releaseBeforeMerge(services, shop, form.guestKeys);
    const made = await runTransaction(services.db, (trx) => makeAccount(trx, call, account, guestId));
    services.outbox.sendSoon();
    audit(services, "registered", {
      shopId: shop.shopId,
      customerId: made.customer.customer_id,
      correlationId: call.correlationId,
    });
    return made;
  });
}

async function makeAccount(
  trx: Transaction<Tables>,
  call: Call,
  account: NewAccount,
  guestId: string | null,
): Promise<BegunSession> {
  const { secret, outbox } = call.services;
  // an update knows no "on conflict": one registration of an address at a time
  await sql`select pg_advisory_xact_lock(hashtextextended(${`register ${account.shopId} ${account.email}`}, 0))`.execute(
    trx,
  );
  const customer =
    (guestId !== null && (await upgradeGuest(trx, guestId, account))) || (await insertAccount(trx, account));
  if (!customer) throw accountExists();
  const customerId = customer.customer_id;
  const token = await openAccountSession(trx, customerId, call.token, account.now);
  const wish = {
    customerId,
    purpose: "verify-email",
    data: { newsletter: account.newsletter },
    secret,
    now: account.now,
  } as const;
  const tokenId = await issueToken(trx, wish);
  const to = { shopId: account.shopId, email: account.email, isProved: false };
  await outbox.enqueueLimited(trx, { template: "welcome", to, now: account.now }, () => tokenId);
  const { services, shop } = call;
  return {
    token,
    customer,
    merged: await mergeGuestBelongings(trx, { services, shop, customerId, guestKeys: account.guestKeys }),
  };
}

async function insertAccount(trx: Transaction<Tables>, account: NewAccount): Promise<Customer | undefined> {
  const { shopId, email, first_name, last_name, gender, birth_date, birthdayVoucher, passwordHash, now } = account;
  const { rows } = await sql<Customer>`
    insert into customer (shop_id, email, first_name, last_name, gender, birth_date, groups, is_guest, password_hash, birthday_voucher_since, created_at)
    values (${shopId}, ${email}, ${first_name}, ${last_name}, ${gender}, ${birth_date ?? null}, '{new}', false, ${passwordHash},
      ${birthdayVoucher ? now : null}, ${now})
    on conflict do nothing
    returning *`.execute(trx);
  const [row] = rows;
  return row;
}

async function upgradeGuest(
  trx: Transaction<Tables>,
  guestId: string,
  account: NewAccount,
): Promise<Customer | undefined> {
  const { shopId, email, first_name, last_name, gender, birth_date, birthdayVoucher, passwordHash, now } = account;
  const { rows } = await sql<Customer>`
    update customer set first_name = ${first_name}, last_name = ${last_name}, gender = ${gender}, birth_date = ${birth_date ?? null},
      groups = case when exists (select from shop_order o where o.customer_id = ${guestId} and o.settled_at is not null) then '{}'::text[] else '{new}'::text[] end,
      is_guest = false, password_hash = ${passwordHash}, birthday_voucher_since = ${birthdayVoucher ? now : null}
    where customer_id = ${guestId} and is_guest
      and not exists (select from customer a where a.shop_id = ${shopId} and lower(a.email) = ${email} and not a.is_guest)
    returning *`.execute(trx);
  const [row] = rows;
  return row;
}
