import { createHash, randomBytes } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { Customer } from "./customer.ts";

export interface Session {
  tokenHash: Buffer;
  customer: Customer;
}

const hour = 3_600_000;
const day = 24 * hour;

/** How long sessions live: from their start, and since they were last used. Guests order and are gone. */
const lifetimes = {
  guest: { absoluteMs: day, idleMs: day },
  account: { absoluteMs: 90 * day, idleMs: 30 * day },
} as const;
const touchEveryMs = 5 * 60_000;

/** A session to be stored: its token, 256 random bits of which only the hash is stored, and when it ends at the latest. */
export function newSession(
  kind: keyof typeof lifetimes,
  now: Date,
): { token: string; tokenHash: Buffer; expiresAt: Date } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifetimes[kind].absoluteMs) };
}

/** Finds the live session of a token in a shop; null for one that is unknown, over, or unused for too long. */
export async function findSession(db: Database, token: string, shopId: number, now: Date): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const { rows } = await sql<Customer & { last_seen_at: Date; expires_at: Date }>`
    select customer.*, session.last_seen_at, session.expires_at
    from session join customer on customer.customer_id = session.customer_id
    where session.token_hash = ${tokenHash} and customer.shop_id = ${shopId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  if (row.expires_at <= now || idleMs >= (row.is_guest ? lifetimes.guest : lifetimes.account).idleMs) return null;
  if (idleMs >= touchEveryMs)
    await db.updateTable("session").set({ last_seen_at: now }).where("token_hash", "=", tokenHash).execute();
  const { last_seen_at: _lastSeen, expires_at: _expires, ...customer } = row;
  return { tokenHash, customer };
}

/** Opens a session of a full account and ends the one that the caller had, whoever's it was, so that no token outlives a change of rights. */
export async function openAccountSession(
  trx: Transaction<Tables>,
  customerId: string,
  oldToken: string | null,
  now: Date,
): Promise<string> {
  const { token, tokenHash, expiresAt } = newSession("account", now);
  if (oldToken !== null) await endSession(trx, oldToken);
  await trx
    .insertInto("session")
    .values({
      token_hash: tokenHash,
      customer_id: customerId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/** Ends every session of a customer. */
export async function endSessionsOf(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom("session").where("customer_id", "=", customerId).execute();
}

/** Ends the session of a token; one that is unknown has ended already. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", hashOf(token)).execute();
}

/** What is stored of a token. */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
