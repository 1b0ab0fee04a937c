import { createHmac, timingSafeEqual } from "node:crypto";

export type NewsletterPurpose = "newsletter-confirm" | "newsletter-unsubscribe";

/** A signed token for a subscription, the same each time; nothing of it is stored. */
export function newsletterToken(purpose: NewsletterPurpose, subscriptionId: string, secret: string): string {
  return `${subscriptionId}.${signature(purpose, subscriptionId, secret)}`;
}

/** The subscription a token is about; undefined for one that this shop did not sign for the purpose. */
export function readNewsletterToken(purpose: NewsletterPurpose, token: string, secret: string): string | undefined {
  const [, subscriptionId, signed] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (!subscriptionId || !signed) return undefined;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(purpose, subscriptionId, secret)))
    ? subscriptionId
    : undefined;
}

function signature(purpose: NewsletterPurpose, subscriptionId: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${subscriptionId}`).digest("base64url");
}
