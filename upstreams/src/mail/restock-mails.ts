import { slugify } from "@warmeland/schema/rules/slugify.ts";
import { sql } from "kysely";

import type { ProductDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import { textIn } from "#upstreams/commerce/text-in.ts";
import { linkToken } from "#upstreams/rpc/link-token.ts";

import { accountLetter } from "./account-mails.ts";
import { mailPaths } from "./texts/mail-paths.ts";
import type { MailSource } from "./mail-source.ts";
import { type MailTexts, mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";
import { pageUrl } from "./page-url.ts";

interface Notice {
  notice_id: string;
  shop_id: number;
  email: string;
  variant_id: number;
  master_key: string;
  product: ProductDocument;
  variant: VariantDocument;
}

const noticeFields = sql`
  n.notice_id, n.shop_id, n.email, n.variant_id, p.master_key, p.data as product, v.data as variant
  from restock_notice n join variant v on v.variant_id = n.variant_id join product p on p.product_id = v.product_id`;

/**
 * The mail that asks whether an address wants to hear of a variant, by the id of a notice, a dot and when it was asked for; null when there is
 * nothing to ask any more.
 */
export async function restockOptInMail(source: MailSource, id: string): Promise<Mail | null> {
  const [noticeId = ""] = id.split(".");
  const { rows } = await sql<Notice>`
    select ${noticeFields} where n.notice_id = ${noticeId} and n.confirmed_at is null`.execute(source.db);
  const [notice] = rows;
  if (!notice) return null;
  const token = linkToken("restock-confirm", notice.notice_id, source.secret);
  return restockLetter(source, notice, {
    key: `restock-opt-in.${id}`,
    text: mailTexts(notice.shop_id).account.restockOptIn,
    url: pageUrl(source.publicUrl, notice.shop_id, mailPaths.restockConfirm, token),
  });
}

/** The one mail of a notice, by its id: the variant can be bought again; null when the notice is gone. */
export async function restockMail(source: MailSource, noticeId: string): Promise<Mail | null> {
  const { rows } = await sql<Notice>`
    select ${noticeFields} where n.notice_id = ${noticeId} and n.notified_at is not null`.execute(source.db);
  const [notice] = rows;
  if (!notice) return null;
  const token = linkToken("restock-end", notice.notice_id, source.secret);
  const unsubscribeUrl = pageUrl(source.publicUrl, notice.shop_id, mailPaths.restockEnd, token);
  const texts = mailTexts(notice.shop_id);
  const slug = `${slugify(textIn(notice.product.masterTitle, texts))}-${notice.master_key}`;
  const mail = await restockLetter(source, notice, {
    key: `restock.${noticeId}`,
    text: texts.account.restock,
    url: pageUrl(source.publicUrl, notice.shop_id, `${mailPaths.product}${slug}?variant=${notice.variant_id}`),
    end: unsubscribeUrl,
  });
  return { ...mail, unsubscribeUrl };
}

function restockLetter(
  source: MailSource,
  { shop_id, email, product, variant }: Notice,
  { key, text, url, end = "" }: { key: string; text: MailTexts["account"]["restock"]; url: string; end?: string },
): Promise<Mail> {
  const texts = mailTexts(shop_id);
  return accountLetter(source, {
    key,
    recipient: { shop_id, email, first_name: "", last_name: "" },
    text,
    url,
    values: { product: textIn(product.name, texts), variant: textIn(variant.title, texts), end },
  });
}
