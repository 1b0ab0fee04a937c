import { randomUUID } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { audit } from "../audit.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import { tokenLifetimes, tokenOf } from "./customer-token.ts";
import { hashOf } from "./session.ts";

/**
 * Mails the link to a new password to the account of an address, once in 15 minutes; older links die. Known and unknown addresses run the same
 * statements and queue the same job, which comes to nothing where there is no account.
 * @throws Problem 429 after too many mails requested from one address of the network
 */
export async function forgotPassword(call: Call, email: string): Promise<void> {
  const { services, shop } = call;
  const { shopId } = shop;
  await services.limits.countAttempt("forgotPassword", call);
  const now = services.now();
  const letter = { template: "password-reset", to: { shopId, email, isProved: false }, now } as const;
  await runTransaction(services.db, (trx) =>
    services.outbox.enqueueLimited(trx, letter, () =>
      replaceToken(trx, { shopId, email, secret: services.secret, now }),
    ),
  );
  services.outbox.sendSoon();
  audit(services, "password-reset-asked", { shopId, email, correlationId: call.correlationId });
}

async function replaceToken(
  trx: Transaction<Tables>,
  { shopId, email, secret, now }: { shopId: number; email: string; secret: string; now: Date },
): Promise<string> {
  const tokenId = randomUUID();
  const tokenHash = hashOf(tokenOf("reset-password", tokenId, secret));
  await sql`
      with account as (
        select customer_id from customer
        where shop_id = ${shopId} and lower(email) = ${email} and not is_guest
      ), replaced as (
        delete from customer_token t using account
        where t.customer_id = account.customer_id and t.purpose = 'reset-password' and t.used_at is null
      )
      insert into customer_token (token_id, token_hash, customer_id, purpose, created_at, expires_at)
      select ${tokenId}::uuid, ${tokenHash}::bytea, customer_id, 'reset-password', ${now}::timestamptz,
        ${new Date(now.getTime() + tokenLifetimes["reset-password"])}::timestamptz
      from account`.execute(trx);
  return tokenId;
}
