import { createHmac, timingSafeEqual } from "node:crypto";

import { Problem } from "../problem.ts";

const minute = 60_000;

/** Why somebody holds a token, and for how long: after paying (docs/rules.md#return-from-payment), or after naming number and address of an order. */
const validForMs = { success: 3 * minute, lookup: 120 * minute } as const;

type OrderTokenPurpose = keyof typeof validForMs;

/** A token that shows one order to whoever holds it, and when it is over. */
export function signOrderToken(
  purpose: OrderTokenPurpose,
  orderId: string,
  secret: string,
  now: Date,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + validForMs[purpose]);
  const claim = `${orderId}.${expiresAt.getTime()}`;
  return { token: `${claim}.${signature(purpose, claim, secret)}`, expiresAt };
}

/**
 * The order a token is about.
 * @throws Problem 400 for a token this shop did not sign for the purpose, 410 for one that is over
 */
export function readOrderToken(purpose: OrderTokenPurpose, token: string, secret: string, now: Date): string {
  const [, claim, orderId, expires, signed] = /^(([\da-f-]{36})\.(\d{13}))\.([\w-]{43})$/.exec(token) ?? [];
  if (
    !claim ||
    !orderId ||
    !signed ||
    !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(purpose, claim, secret)))
  ) {
    throw new Problem(400, "token-invalid", "The token is not one of this shop");
  }
  if (Number(expires) <= now.getTime()) throw new Problem(410, "token-expired", "The token is over");
  return orderId;
}

function signature(purpose: OrderTokenPurpose, claim: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${claim}`).digest("base64url");
}
