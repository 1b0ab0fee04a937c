import { audit } from "../audit.ts";
import { Problem } from "../problem.ts";
import type { Call } from "../procedure.ts";
import type { Customer } from "./customer.ts";

/**
 * Makes sure that it is the customer who uses their session, before something that cannot be undone.
 * @throws Problem 403 when the password is another one, 429 after too many of those or while too many passwords are being checked
 */
export async function checkPassword(call: Call, customer: Customer, password: string): Promise<void> {
  const { services } = call;
  const tried = { account: customer.customer_id, clientAddress: call.clientAddress };
  await services.limits.counted("password", tried, async () => {
    const { isRight } = await services.passwords.verify(password, customer.password_hash);
    if (isRight) return;
    audit(services, "password-refused", {
      shopId: customer.shop_id,
      customerId: customer.customer_id,
      correlationId: call.correlationId,
    });
    throw new Problem(403, "password-wrong", "The current password is another one");
  });
}
