import { createHmac, timingSafeEqual } from "node:crypto";

/** What the link of a mail does. */
export type LinkPurpose =
  | "newsletter-confirm"
  | "newsletter-unsubscribe"
  | "restock-confirm"
  | "restock-end"
  | "review"
  | "review-end";

/** A signed token for something a mail is about, the same each time; nothing of it is stored. @param id a UUID */
export function linkToken(purpose: LinkPurpose, id: string, secret: string): string {
  return `${id}.${signature(purpose, id, secret)}`;
}

/** The id a token is about; undefined for one that this shop did not sign for the purpose. */
export function readLinkToken(purpose: LinkPurpose, token: string, secret: string): string | undefined {
  const [, id, signed] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signed) return undefined;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(purpose, id, secret))) ? id : undefined;
}

function signature(purpose: LinkPurpose, id: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${id}`).digest("base64url");
}
