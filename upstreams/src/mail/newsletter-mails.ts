import { sql } from "kysely";

import { linkToken } from "#upstreams/rpc/link-token.ts";

import { accountLetter } from "./account-mails.ts";
import { mailPaths } from "./texts/mail-paths.ts";
import type { MailSource } from "./mail-source.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";
import { pageUrl } from "./page-url.ts";

interface Subscription {
  subscription_id: string;
  shop_id: number;
  email: string;
}

/** The mail that asks whether an address wants the newsletter, by the key of the mail; null when it was not to be sent, or was confirmed. */
export async function newsletterOptInMail(source: MailSource, mailKey: string): Promise<Mail | null> {
  const { rows } = await sql<Subscription>`
    select subscription_id, shop_id, email from newsletter_subscription where mail_key = ${mailKey} and confirmed_at is null`.execute(
    source.db,
  );
  const [row] = rows;
  if (!row) return null;
  const token = linkToken("newsletter-confirm", row.subscription_id, source.secret);
  return accountLetter(source, {
    key: `newsletter-opt-in.${mailKey}`,
    recipient: { ...row, first_name: "", last_name: "" },
    text: mailTexts(row.shop_id).account.newsletterOptIn,
    url: pageUrl(source.publicUrl, row.shop_id, mailPaths.newsletterConfirm, token),
  });
}

/** The mail that welcomes a subscriber and brings the link that unsubscribes, by the subscription's id; null when it has ended. */
export async function newsletterWelcomeMail(source: MailSource, subscriptionId: string): Promise<Mail | null> {
  const { rows } = await sql<Subscription & { confirmed_at: Date }>`
    select subscription_id, shop_id, email, confirmed_at from newsletter_subscription
    where subscription_id = ${subscriptionId} and confirmed_at is not null`.execute(source.db);
  const [row] = rows;
  if (!row) return null;
  const token = linkToken("newsletter-unsubscribe", row.subscription_id, source.secret);
  const unsubscribeUrl = pageUrl(source.publicUrl, row.shop_id, mailPaths.newsletterLeave, token);
  const mail = await accountLetter(source, {
    key: `newsletter-welcome.${row.subscription_id}`,
    recipient: { ...row, first_name: "", last_name: "" },
    text: mailTexts(row.shop_id).account.newsletterWelcome,
    url: unsubscribeUrl,
  });
  return { ...mail, unsubscribeUrl };
}
