import { sql } from "kysely";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { readShopDocument } from "#upstreams/rpc/checkout/read-checkout.ts";
import { tokenOf, type TokenPurpose } from "#upstreams/rpc/customers/customer-token.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import { mailPaths } from "./texts/mail-paths.ts";
import type { MailSource } from "./mail-source.ts";
import { type MailTexts, mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";
import { pageUrl } from "./page-url.ts";

interface Recipient {
  shop_id: number;
  email: string;
  first_name: string;
  last_name: string;
}

interface TokenMail {
  purpose: TokenPurpose;
  text: (texts: MailTexts["account"]) => LetterTexts;
  path: string;
  /** Another recipient, or more to say, by what the token carries. */
  change?: (
    data: Readonly<Record<string, unknown>>,
    texts: MailTexts["account"],
  ) => { address?: string; more?: string };
  /** False leaves the link out: the mail is a notice. */
  hasLink?: boolean;
}

interface LetterTexts {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: string[];
  action?: string;
  closing: string;
}

/** Mails that carry or announce a token: made from the token's id, and from nothing when it was used, replaced or is over. */
const tokenMails = {
  welcome: {
    purpose: "verify-email",
    text: (texts) => texts.welcome,
    path: mailPaths.verifyEmail,
    change: (data, texts) => (data["newsletter"] === true ? { more: texts.welcome.newsletter } : {}),
  },
  "email-verification": { purpose: "verify-email", text: (texts) => texts.verification, path: mailPaths.verifyEmail },
  "password-reset": { purpose: "reset-password", text: (texts) => texts.passwordReset, path: mailPaths.resetPassword },
  "email-change": {
    purpose: "change-email",
    text: (texts) => texts.emailChange,
    path: mailPaths.changeEmail,
    change: (data) => ({ address: String(data["email"]) }),
  },
  "email-change-notice": {
    purpose: "change-email",
    text: (texts) => texts.emailChangeNotice,
    path: "",
    change: (data) => ({ address: String(data["before"]) }),
    hasLink: false,
  },
  "account-deletion": {
    purpose: "delete-account",
    text: (texts) => texts.accountDeletion,
    path: mailPaths.deleteAccount,
  },
} as const satisfies Record<string, TokenMail>;

export type TokenTemplate = keyof typeof tokenMails;

/** The mail of a token; null when the token cannot be used any more, unless the mail only says that it was requested. */
export async function tokenMail(source: MailSource, template: TokenTemplate, tokenId: string): Promise<Mail | null> {
  const { purpose, text, path, change, hasLink = true }: TokenMail = tokenMails[template];
  const { rows } = await sql<Recipient & { data: Record<string, unknown> }>`
    select c.shop_id, c.email, c.first_name, c.last_name, t.data
    from customer_token t join customer c on c.customer_id = t.customer_id
    where t.token_id = ${tokenId} and t.purpose = ${purpose}
      and (${!hasLink} or (t.used_at is null and t.expires_at > ${source.now()}))`.execute(source.db);
  const [row] = rows;
  if (!row) return null;
  const { account } = mailTexts(row.shop_id);
  const { address, more } = change?.(row.data, account) ?? {};
  const letter = text(account);
  const token = tokenOf(purpose, tokenId, source.secret);
  return accountLetter(source, {
    key: `${template}.${tokenId}`,
    recipient: { ...row, email: address ?? row.email },
    text: more === undefined ? letter : { ...letter, paragraphs: [...letter.paragraphs, more] },
    ...(hasLink && { url: pageUrl(source.publicUrl, row.shop_id, path, token) }),
  });
}

/** The mail about a new password; its id is the customer's, a dot and a mark of the change. */
export async function passwordChangedMail(source: MailSource, id: string): Promise<Mail | null> {
  const [customerId = "", change = ""] = id.split(".");
  const { rows } = await sql<Recipient>`
    select shop_id, email, first_name, last_name from customer where customer_id = ${customerId}`.execute(source.db);
  const [recipient] = rows;
  return recipient
    ? accountLetter(source, {
        key: `password-changed.${change}`,
        recipient,
        text: mailTexts(recipient.shop_id).account.passwordChanged,
      })
    : null;
}

/** A letter to a customer. */
export async function accountLetter(
  source: MailSource,
  {
    key,
    recipient,
    text,
    url,
    facts,
    values,
  }: {
    key: string;
    recipient: Recipient;
    text: LetterTexts;
    /** Where the button leads. */
    url?: string;
    facts?: readonly (readonly [string, string])[];
    values?: Readonly<Record<string, string>>;
  },
): Promise<Mail> {
  const shop = await readShopDocument(source.db, recipient.shop_id);
  const texts = mailTexts(recipient.shop_id);
  const name = `${recipient.first_name} ${recipient.last_name}`.trim();
  const fill = (part: string): string => fillText(part, { shop: shop.name, name: recipient.first_name, ...values });
  return letterMail(
    {
      key,
      to: { name, address: recipient.email },
      subject: fill(text.subject),
      preview: fill(text.preview),
      heading: fill(text.heading),
      paragraphs: [...(name ? [fillText(texts.account.greeting, { name })] : []), ...text.paragraphs.map(fill)],
      ...(facts && { facts }),
      ...(url !== undefined && text.action !== undefined && { action: { label: text.action, url } }),
      closing: [fill(text.closing), helpOf(shop, texts)],
    },
    shop,
    texts,
  );
}

function helpOf({ contact }: ShopDocument, { account }: MailTexts): string {
  return fillText(account.help, { phone: contact.phone, hours: contact.phoneHours, email: contact.email });
}
