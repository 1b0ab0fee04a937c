import { createHmac, timingSafeEqual } from "node:crypto";

import { Problem } from "../problem.ts";

const validForMs = 3 * 60_000;

/** A token that shows one order to whoever holds it, for three minutes (decisions.md 28). */
export function signSuccessToken(orderId: string, secret: string, now: Date): string {
  const claim = `${orderId}.${now.getTime() + validForMs}`;
  return `${claim}.${signature(claim, secret)}`;
}

/**
 * The order a token is about.
 * @throws Problem 400 for a token this shop did not sign, 410 for one that is over
 */
export function readSuccessToken(token: string, secret: string, now: Date): string {
  const [, claim, orderId, expires, signed] = /^(([\da-f-]{36})\.(\d{13}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!claim || !orderId || !signed || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(claim, secret)))) {
    throw new Problem(400, "token-invalid", "The token is not one of this shop");
  }
  if (Number(expires) <= now.getTime()) throw new Problem(410, "token-expired", "The token is over");
  return orderId;
}

function signature(claim: string, secret: string): string {
  return createHmac("sha256", secret).update(`success:${claim}`).digest("base64url");
}
