import { createHmac, randomUUID } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { Problem } from "../problem.ts";
import { hashOf } from "./session.ts";

export type TokenPurpose = Tables["customer_token"]["purpose"];

const hour = 3_600_000;

/** How long the link of a mail can be used. */
export const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  "verify-email": 7 * 24 * hour,
  "reset-password": hour,
  "change-email": 24 * hour,
  "delete-account": hour,
};

/** The token of an id: 256 bits nobody can guess, derived, so that only its hash is stored and yet a mail can be made again. */
export function tokenOf(purpose: TokenPurpose, tokenId: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${tokenId}`).digest("base64url");
}

/**
 * Makes a token for a customer; older ones for the same purpose die.
 * @returns its id, which a mail is made from
 */
export async function issueToken(
  trx: Transaction<Tables>,
  wish: {
    customerId: string;
    purpose: TokenPurpose;
    data?: Readonly<Record<string, unknown>>;
    secret: string;
    now: Date;
  },
): Promise<string> {
  const { customerId, purpose, data, secret, now } = wish;
  const tokenId = randomUUID();
  await dropTokens(trx, customerId, [purpose]);
  await trx
    .insertInto("customer_token")
    .values({
      token_id: tokenId,
      token_hash: hashOf(tokenOf(purpose, tokenId, secret)),
      customer_id: customerId,
      purpose,
      data: JSON.stringify(data ?? {}),
      created_at: now,
      expires_at: new Date(now.getTime() + tokenLifetimes[purpose]),
    })
    .execute();
  return tokenId;
}

/** Ends the unused tokens of a customer for some purposes. */
export async function dropTokens(
  trx: Transaction<Tables>,
  customerId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await trx
    .deleteFrom("customer_token")
    .where("customer_id", "=", customerId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}

/** Whose token it is and what it carries, of a token that can be used now. */
export interface UsableToken {
  tokenId: string;
  customerId: string;
  data: Readonly<Record<string, unknown>>;
}

/**
 * Uses a token up; of several calls at once one does.
 * @throws Problem 406 for a token that was used, is over, was replaced, belongs to another shop, or never was
 */
export async function consumeToken(
  trx: Transaction<Tables>,
  { purpose, token, shopId, now }: { purpose: TokenPurpose; token: string; shopId: number; now: Date },
): Promise<UsableToken> {
  const { rows } = await sql<UsableToken>`
    update customer_token t set used_at = ${now}
    from customer c
    where t.token_hash = ${hashOf(token)} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > ${now}
      and c.customer_id = t.customer_id and c.shop_id = ${shopId}
    returning t.token_id as "tokenId", t.customer_id as "customerId", t.data`.execute(trx);
  const [row] = rows;
  if (!row) throw tokenNotUsable();
  return row;
}

/** 406: the mail has to be requested again. */
export function tokenNotUsable(): Problem {
  return new Problem(406, "token-not-usable", "The token was used, is over or never was");
}
