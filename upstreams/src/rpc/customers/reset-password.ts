import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import { audit } from "../audit.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import { consumeToken, dropTokens, tokenNotUsable } from "./customer-token.ts";
import { loginSubject } from "./log-in.ts";
import { proveEmail } from "./prove-email.ts";
import { endSessionsOf, hashOf } from "./session.ts";

/**
 * Sets a new password by the token of a mail. Every session ends and nobody is signed in; the mail has proved the address, and failed logins are
 * forgotten, so that nobody is locked out by strangers.
 * @throws Problem 406 for a token that cannot be used, 429 while too many passwords are being worked on
 */
export async function resetPassword(call: Call, token: string, password: string): Promise<void> {
  const { services, shop } = call;
  const { shopId } = shop;
  // hashing is dear: no token, no hash
  const { rows } = await sql`
    select from customer_token where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${services.now()}`.execute(
    services.db,
  );
  const [customer] = rows;
  if (!customer) throw tokenNotUsable();
  const passwordHash = await services.passwords.hash(password);
  const now = services.now();
  const { customerId, email } = await runTransaction(services.db, async (trx) => {
    const { customerId: owner } = await consumeToken(trx, { purpose: "reset-password", token, shopId, now });
    const customer = await trx
      .updateTable("customer")
      .set({ password_hash: passwordHash })
      .where("customer_id", "=", owner)
      .returning("email")
      .executeTakeFirstOrThrow();
    await proveEmail(trx, owner, now);
    await endSessionsOf(trx, owner);
    await dropTokens(trx, owner, ["reset-password", "change-email", "delete-account"]);
    const to = { shopId, email: customer.email, isProved: true };
    await services.outbox.enqueueLimited(
      trx,
      { template: "password-changed", to, now },
      () => `${owner}.${randomUUID()}`,
    );
    return { customerId: owner, email: customer.email };
  });
  services.outbox.sendSoon();
  await services.limits.forgive("login", loginSubject(shopId, email));
  audit(services, "password-reset", { shopId, customerId, correlationId: call.correlationId });
}
