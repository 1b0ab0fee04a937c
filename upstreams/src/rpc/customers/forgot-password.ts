import { randomUUID } from "node:crypto";

import { statement } from "#upstreams/database/statement.ts";

import { audit } from "../audit.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import { tokenLifetimes, tokenOf } from "./customer-token.ts";
import { hashOf } from "./session.ts";

const mailEveryMs = 15 * 60_000;

/**
 * Mails the link to a new password to the account of an address, once in 15 minutes; older links die. Known and unknown addresses run the same
 * statements and queue the same job, which comes to nothing where there is no account.
 * @throws Problem 429 after too many mails asked for from one address of the network
 */
export async function forgotPassword(call: Call, email: string): Promise<void> {
  const { services, shop } = call;
  const { shopId } = shop;
  await services.limits.ask("forgotPassword", call);
  const now = services.now();
  const tokenId = randomUUID();
  const tokenHash = hashOf(tokenOf("reset-password", tokenId, services.secret));
  await runTransaction(services.db, async (trx) => {
    await statement(trx)`select pg_advisory_xact_lock(hashtextextended(${`forgot-password ${shopId} ${email}`}, 0))`;
    await statement(trx)`
      with account as (
        select customer_id from customer c
        where shop_id = ${shopId} and lower(email) = ${email} and not is_guest
          and not exists (
            select from customer_token t
            where t.customer_id = c.customer_id and t.purpose = 'reset-password' and t.created_at > ${new Date(now.getTime() - mailEveryMs)})
      ), replaced as (
        delete from customer_token t using account
        where t.customer_id = account.customer_id and t.purpose = 'reset-password' and t.used_at is null
      )
      insert into customer_token (token_id, token_hash, customer_id, purpose, created_at, expires_at)
      select ${tokenId}::uuid, ${tokenHash}::bytea, customer_id, 'reset-password', ${now}::timestamptz,
        ${new Date(now.getTime() + tokenLifetimes["reset-password"])}::timestamptz
      from account`;
    await services.outbox.enqueue(trx, { template: "password-reset", id: tokenId });
  });
  services.outbox.sendSoon();
  audit(services, "password-reset-asked", { shopId, email, correlationId: call.correlationId });
}
