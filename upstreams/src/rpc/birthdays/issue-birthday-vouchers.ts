import { randomInt } from "node:crypto";

import { defaultShop, shopById } from "@warmeland/schema/rules/shops.ts";
import { sql, type Transaction } from "kysely";

import type { VoucherDocument } from "#upstreams/commerce/promotions/vouchers/voucher.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";
import { mailTexts } from "#upstreams/mail/texts/mail-texts.ts";

import { audit } from "../audit.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Services } from "../services.ts";

const hour = 3_600_000;
const percent = 10;
/** And the rest of the day. */
const validDays = 60;
/** Nobody is congratulated in the small hours. */
const firstHour = 7;
/** After a stand-still: as long as a late wish is still a kind one. */
const mayBeLateDays = 30;
/** Whoever corrects their birth date has no second birthday. */
const apartDays = 300;
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

interface Celebrant {
  customer_id: string;
  shop_id: number;
  birthday: string;
}

/**
 * Gives every customer who asked for it, and has proved their address, a voucher of their own on their birthday, and mails it: once for each
 * birthday however often and by however many processes it runs, and later when it did not run that day. Who was born on 29 February has their
 * birthday on the 28th in other years. Only birthdays after the wish count.
 * @returns how many
 */
export async function issueBirthdayVouchers(services: Services): Promise<number> {
  const now = services.now();
  const today = amsterdamDay(new Date(now.getTime() - firstHour * hour));
  const { rows: celebrants } = await sql<Celebrant>`
    with wish as (
      select customer_id, shop_id, birth_date, (birthday_voucher_since at time zone 'Europe/Amsterdam')::date as since,
        extract(year from ${today}::date)::int - extract(year from birth_date)::int as years
      from customer
      where birthday_voucher_since is not null and birth_date is not null and email_verified_at is not null and not is_guest
    ), last_birthday as (
      select customer_id, shop_id, since, case
          when (birth_date + make_interval(years => years))::date <= ${today}::date then (birth_date + make_interval(years => years))::date
          else (birth_date + make_interval(years => years - 1))::date
        end as birthday
      from wish
    )
    select customer_id, shop_id, birthday::text as birthday from last_birthday l
    where birthday > ${today}::date - ${mayBeLateDays}::int and birthday >= since
      and not exists (
        select from birthday_voucher b
        where b.customer_id = l.customer_id and (b.birthday = l.birthday or b.birthday > l.birthday - ${apartDays}::int))
    order by customer_id`.execute(services.db);
  let issued = 0;
  for (const celebrant of celebrants)
    if (await runTransaction(services.db, (trx) => issue(trx, services, celebrant, now))) issued += 1;
  if (issued > 0) services.outbox.sendSoon();
  return issued;
}

async function issue(
  trx: Transaction<Tables>,
  services: Services,
  { customer_id, shop_id, birthday }: Celebrant,
  now: Date,
): Promise<boolean> {
  // another process may be at it: one at a time for each customer
  const { rows: celebrants } = await sql<{ email: string; ends: Date }>`
    select c.email, ((${now}::timestamptz at time zone 'Europe/Amsterdam')::date + ${validDays}::int + 1)::timestamp at time zone 'Europe/Amsterdam' as ends
    from customer c
    where c.customer_id = ${customer_id} and c.birthday_voucher_since is not null
    for update skip locked`.execute(trx);
  const [free] = celebrants;
  if (!free) return false;
  // a statement of its own: the one that took the lock may not see what the process before it has just committed
  const { rows: given } = await sql`
    select from birthday_voucher where customer_id = ${customer_id} and birthday = ${birthday}::date`.execute(trx);
  if (given.length > 0) return false;
  const { rows: vouchers } = await sql<{ voucher_id: string }>`
    insert into voucher (code, use_limit, customer_limit, data, is_of_file)
    values (${newCode(shop_id)}, 1, 1, ${JSON.stringify(voucherDocument(shop_id, now, free.ends))}, false)
    returning voucher_id`.execute(trx);
  const voucherId = vouchers[0]!.voucher_id;
  const { rows: written } = await sql`
    insert into birthday_voucher (customer_id, birthday, voucher_id, issued_at)
    values (${customer_id}, ${birthday}::date, ${voucherId}, ${now})
    returning voucher_id`.execute(trx);
  const to = { shopId: shop_id, email: free.email, isProved: true };
  await services.outbox.enqueueLimited(trx, { template: "birthday-voucher", to, now }, () => voucherId);
  audit(services, "birthday-voucher", { shopId: shop_id, customerId: customer_id, correlationId: null });
  return written.length > 0;
}

function voucherDocument(shopId: number, from: Date, to: Date): VoucherDocument {
  const shop = shopById(shopId);
  const { account, language } = mailTexts(shopId);
  const dutch = mailTexts(defaultShop.shopId).account;
  return {
    ...(shop && { shops: [shop.code] }),
    name: { nl: dutch.birthdayVoucher.name, [language.slice(0, 2)]: account.birthdayVoucher.name },
    from: from.toISOString(),
    to: to.toISOString(),
    discount: { percent },
    combinesWithVouchers: false,
    combinesWithPromotions: true,
  };
}

/** Such as JARIG-7KQ2-M9XD-4TPA: 60 random bits, without letters that look alike. */
function newCode(shopId: number): string {
  return [mailTexts(shopId).account.birthdayVoucher.codePrefix, fourLetters(), fourLetters(), fourLetters()].join("-");
}

function fourLetters(): string {
  return Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
}

function amsterdamDay(date: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" }).format(date);
}
