import { sql } from "kysely";

import { audit } from "../audit.ts";
import { moveSubscription, subscribeProved } from "../newsletter/subscriptions.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import { accountExists } from "../problem.ts";
import type { Call } from "../procedure.ts";
import { recipientOf } from "./customer.ts";
import { consumeToken, dropTokens, issueToken, tokenNotUsable } from "./customer-token.ts";
import { proveEmail } from "./prove-email.ts";

/**
 * Proves the address of the session's account by the token of its mail. It takes the session as well: who opens the mail of an account that a
 * stranger made under their address must not hand it their orders. The wish for the newsletter given with the registration is carried out.
 * @throws Problem 401 without a session, 403 for a guest, 406 for a token that cannot be used or belongs to another account
 */
export async function verifyEmail(call: Call, token: string): Promise<void> {
  const { services, shop } = call;
  const { customer } = await call.account();
  const now = services.now();
  await runTransaction(services.db, async (trx) => {
    const { customerId, data } = await consumeToken(trx, { purpose: "verify-email", token, shopId: shop.shopId, now });
    if (customerId !== customer.customer_id) throw tokenNotUsable();
    const subscription =
      data["newsletter"] === true ? await subscribeProved(trx, shop.shopId, customer.email, now) : null;
    const to = { shopId: shop.shopId, email: customer.email, isProved: true };
    if (subscription !== null)
      await services.outbox.enqueueLimited(trx, { template: "newsletter-welcome", to, now }, () => subscription);
    await proveEmail(trx, customerId, now);
  });
  services.outbox.sendSoon();
  audit(services, "email-verified", {
    shopId: shop.shopId,
    customerId: customer.customer_id,
    correlationId: call.correlationId,
  });
}

/**
 * Mails the link that proves the address of the session's account once more, at most every 15 minutes; an address that is proved gets none.
 * @throws Problem 401 without a session, 403 for a guest
 */
export async function requestEmailVerification(call: Call): Promise<void> {
  const { services } = call;
  const { customer } = await call.account();
  if (customer.email_verified_at) return;
  const now = services.now();
  const { secret } = services;
  const letter = { template: "email-verification", to: recipientOf(customer), now } as const;
  await runTransaction(services.db, (trx) =>
    services.outbox.enqueueLimited(trx, letter, async () => {
      // the wish given with the registration goes along
      const { rows } = await sql<{ newsletter: boolean }>`
        select coalesce(data ->> 'newsletter' = 'true', false) as newsletter from customer_token
        where customer_id = ${customer.customer_id} and purpose = 'verify-email' order by created_at desc limit 1`.execute(
        trx,
      );
      const [before] = rows;
      const data = { newsletter: before?.newsletter ?? false };
      return issueToken(trx, { customerId: customer.customer_id, purpose: "verify-email", data, secret, now });
    }),
  );
  services.outbox.sendSoon();
}

/**
 * Writes the address that a customer requested and has proved by the token mailed to it. Links that were mailed to the address before die.
 * @throws Problem 406 for a token that cannot be used, 409 when the address has got an account meanwhile
 */
export async function confirmEmailChange(call: Call, token: string): Promise<void> {
  const { services, shop } = call;
  const { shopId } = shop;
  const now = services.now();
  const changed = await runTransaction(services.db, async (trx) => {
    const { customerId, data } = await consumeToken(trx, { purpose: "change-email", token, shopId, now });
    const email = String(data["email"]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`register ${shopId} ${email}`}, 0))`.execute(trx);
    const { rows } = await sql<{
      newsletter: boolean;
    }>`select newsletter from customer where customer_id = ${customerId}`.execute(trx);
    const [before] = rows;
    const { rows: written } = await sql`
      update customer set email = ${email}, email_verified_at = ${now}
      where customer_id = ${customerId}
        and not exists (select from customer a where a.shop_id = ${shopId} and lower(a.email) = ${email} and not a.is_guest)
      returning customer_id`.execute(trx);
    if (written.length === 0) throw accountExists();
    if (before?.newsletter) await moveSubscription(trx, shopId, { from: String(data["before"]), to: email });
    await proveEmail(trx, customerId, now);
    await dropTokens(trx, customerId, ["reset-password", "verify-email", "delete-account"]);
    return customerId;
  });
  audit(services, "email-changed", { shopId, customerId: changed, correlationId: call.correlationId });
}
