import { randomUUID } from "node:crypto";

import { audit } from "../audit.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import { checkPassword } from "./check-password.ts";
import { recipientOf, type Customer } from "./customer.ts";
import { dropTokens } from "./customer-token.ts";
import { endSessionsOf, openAccountSession } from "./session.ts";

/**
 * Changes the password of the session's customer. The session goes on under a new token, all others end, as do the links that mails brought, and a
 * mail notifies the customer.
 * @throws Problem 401 without a session, 403 for a guest or a wrong current password, 429 after too many of those
 */
export async function updatePassword(
  call: Call,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<{ token: string; customer: Customer }> {
  const { services } = call;
  const { customer } = await call.account();
  const { customer_id: customerId, shop_id: shopId } = customer;
  await checkPassword(call, customer, oldPassword);
  const password_hash = await services.passwords.hash(newPassword);
  const token = await runTransaction(services.db, async (trx) => {
    await trx.updateTable("customer").set({ password_hash }).where("customer_id", "=", customerId).execute();
    await endSessionsOf(trx, customerId);
    await dropTokens(trx, customerId, ["reset-password", "change-email", "delete-account"]);
    await services.outbox.enqueueLimited(
      trx,
      { template: "password-changed", to: recipientOf(customer), now: services.now() },
      () => `${customerId}.${randomUUID()}`,
    );
    return openAccountSession(trx, customerId, null, services.now());
  });
  services.outbox.sendSoon();
  audit(services, "password-changed", { shopId, customerId, correlationId: call.correlationId });
  return { token, customer };
}
