import { sql } from "kysely";

import type { VoucherDocument } from "#upstreams/commerce/promotions/vouchers/voucher.ts";

import { accountLetter } from "./account-mails.ts";
import { mailPaths } from "./texts/mail-paths.ts";
import type { MailSource } from "./mail-source.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";
import { pageUrl } from "./page-url.ts";

/** The mail that brings a customer the voucher of their birthday, by the voucher's id; null when it is over or the account is gone. */
export async function birthdayMail(source: MailSource, voucherId: string): Promise<Mail | null> {
  const { rows } = await sql<{
    shop_id: number;
    email: string;
    first_name: string;
    last_name: string;
    code: string;
    data: VoucherDocument;
  }>`
    select c.shop_id, c.email, c.first_name, c.last_name, v.code, v.data
    from birthday_voucher b join customer c on c.customer_id = b.customer_id join voucher v on v.voucher_id = b.voucher_id
    where b.voucher_id = ${voucherId} and v.is_active`.execute(source.db);
  const [row] = rows;
  if (!row || !("percent" in row.data.discount)) return null;
  const { account: texts, language } = mailTexts(row.shop_id);
  const lastMoment = new Date(Date.parse(row.data.to ?? "") - 1);
  const day = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Amsterdam",
  });
  return accountLetter(source, {
    key: `birthday-voucher.${voucherId}`,
    recipient: row,
    text: texts.birthdayVoucher,
    values: { percent: String(row.data.discount.percent) },
    facts: [
      [texts.birthdayVoucher.code, row.code],
      [texts.birthdayVoucher.validUntil, day.format(lastMoment)],
    ],
    url: pageUrl(source.publicUrl, row.shop_id, mailPaths.home),
  });
}
