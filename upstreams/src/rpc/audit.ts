import { createHmac } from "node:crypto";

import type { Services } from "./services.ts";

/** What is written down about accounts. */
export type AuditEvent =
  | "login"
  | "login-failed"
  | "login-limited"
  | "registered"
  | "logout-everywhere"
  | "password-changed"
  | "password-refused"
  | "password-reset-asked"
  | "password-reset"
  | "profile-changed"
  | "email-change-asked"
  | "email-changed"
  | "email-verified"
  | "deletion-asked"
  | "account-deleted"
  | "data-exported"
  | "newsletter-subscribed"
  | "newsletter-unsubscribed"
  | "birthday-voucher"
  | "sleepers-saved"
  | "sleepers-removed";

type Subject = { customerId: string } | { subscriptionId: string } | { email: string };

/**
 * Writes one line about an account to the log: which event, in which shop, and for whom, as a keyed hash of the customer's id or the address tried, so that lines about
 * one customer belong together and name nobody.
 */
export function audit(
  services: Pick<Services, "log" | "secret">,
  event: AuditEvent,
  about: { shopId: number; correlationId: string | null } & Subject,
): void {
  const subject = createHmac("sha256", services.secret)
    .update(`audit:${nameOf(about)}`)
    .digest("base64url")
    .slice(0, 16);
  services.log.info({ audit: event, subject, shopId: about.shopId, correlationId: about.correlationId }, "account");
}

function nameOf(about: Subject & { shopId: number }): string {
  if ("customerId" in about) return `customer:${about.customerId}`;
  return "subscriptionId" in about ? `subscription:${about.subscriptionId}` : `email:${about.shopId}:${about.email}`;
}
