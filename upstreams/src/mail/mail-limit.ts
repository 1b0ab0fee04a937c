import { createHash } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { MailTemplate } from "./mail-template.ts";

/** How long nobody gets another mail of the same kind. */
export const mailEveryMs = 15 * 60_000;

/** Mails about an order, each of which tells of something else that was bought, what became of a review, and messages to the shop with the answers to them. */
export type OwedMail =
  | "order-confirmation"
  | "order-shipped"
  | "order-cancelled"
  | "order-refunded"
  | "withdrawal-receipt"
  | "sample-confirmation"
  | "contact-ticket"
  | "contact-answer"
  | "review-invitation"
  | "review-refused";

/** A mail that somebody else than its reader can cause, and whom it goes to. */
export interface LimitedMail {
  template: Exclude<MailTemplate, OwedMail>;
  to: { shopId: number; email: string; isProved: boolean };
  now: Date;
}

/** What goes to an address before anybody has proved to own it: what asks for the proof, and a receipt that says nothing but that it came. */
const proofs: ReadonlySet<MailTemplate> = new Set([
  "welcome",
  "email-verification",
  "email-change",
  "password-reset",
  "newsletter-opt-in",
  "restock-opt-in",
  "contact-receipt",
] satisfies MailTemplate[]);

/**
 * Whether a mail may go to an address, and notes that it does: one of a kind in 15 minutes, whoever sends the request for it, and nothing but what asks
 * for the proof before the address is proved. Of several transactions at once one may.
 */
export async function mayWriteTo(trx: Transaction<Tables>, { template, to, now }: LimitedMail): Promise<boolean> {
  if (!to.isProved && !proofs.has(template)) return false;
  const kind = template === "welcome" ? "email-verification" : template;
  // only the hash is stored: an e-mail address has no place in a counter
  const key = createHash("sha256").update(`mail ${kind} ${to.shopId} ${to.email.toLowerCase()}`).digest("base64url");
  const { rows: noted } = await sql`
    insert into rate_limit as l (key, points, expire) values (${key}, 1, ${now.getTime() + mailEveryMs})
    on conflict (key) do update set expire = excluded.expire where l.expire <= ${now.getTime()}
    returning key`.execute(trx);
  return noted.length > 0;
}
