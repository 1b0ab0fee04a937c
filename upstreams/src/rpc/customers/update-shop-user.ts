import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";
import { mailEveryMs } from "#upstreams/mail/mail-limit.ts";

import { audit } from "../audit.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import { accountExists, invalidInput, notSignedIn, tooManyAttempts } from "../problem.ts";
import type { Call } from "../procedure.ts";
import { checkPassword } from "./check-password.ts";
import { recipientOf, type Customer } from "./customer.ts";
import { issueToken } from "./customer-token.ts";
import { findAccount } from "./find-account.ts";
import { pendingEmail } from "./pending-email.ts";

/** What a customer changes about themselves; what is undefined stays. */
export interface ProfileChange {
  first_name?: string | undefined;
  last_name?: string | undefined;
  gender?: string | undefined;
  phone?: string | null | undefined;
  birth_date?: string | null | undefined;
  birthdayVoucher?: boolean | undefined;
  email?: string | undefined;
  password?: string | undefined;
}

/**
 * Changes the profile of the session's customer. Another e-mail address needs the password, and is written only when the link mailed to it is
 * opened; the address before is notified.
 * @returns the customer, and the address that waits for its link
 * @throws Problem 400 without the password, or for a birthday voucher without a birth date; 401, 403 for a guest or a wrong password; 409 when
 * the new address has an account; 429, also while no other mail may go to the new address
 */
export async function updateShopUser(
  call: Call,
  change: ProfileChange,
): Promise<{ customer: Customer; pendingEmail: string | null }> {
  const { services } = call;
  const { customer } = await call.account();
  const email = change.email === customer.email ? undefined : change.email;
  if (email !== undefined) await allowEmail(call, customer, email, change.password);
  const result = await runTransaction(services.db, async (trx) => ({
    customer: await writeProfile(trx, customer, change, services.now()),
    pendingEmail:
      email === undefined
        ? await pendingEmail(trx, customer, services.now())
        : await requestNewAddress(trx, call, customer, email),
  }));
  services.outbox.sendSoon();
  const about = { shopId: customer.shop_id, customerId: customer.customer_id, correlationId: call.correlationId };
  audit(services, email === undefined ? "profile-changed" : "email-change-asked", about);
  return result;
}

async function allowEmail(call: Call, customer: Customer, email: string, password: string | undefined): Promise<void> {
  if (password === undefined) throw invalidInput([{ field: "password", code: "currentPassword" }]);
  await checkPassword(call, customer, password);
  const { db, limits } = call.services;
  // as with sign-up, who has an account can be found out, but not in numbers
  await limits.counted(
    "changeEmail",
    { account: customer.customer_id, clientAddress: call.clientAddress },
    async () => {
      if (await findAccount(db, customer.shop_id, email)) throw accountExists();
    },
  );
  await limits.countAttempt("changeEmail", { account: customer.customer_id });
}

async function writeProfile(
  trx: Transaction<Tables>,
  customer: Customer,
  change: ProfileChange,
  now: Date,
): Promise<Customer> {
  const { first_name, last_name, gender, phone, birth_date, birthdayVoucher } = change;
  const wantsVoucher = birthdayVoucher ?? customer.birthday_voucher_since !== null;
  const hasBirthDate = birth_date === undefined ? customer.birth_date !== null : birth_date !== null;
  if (wantsVoucher && !hasBirthDate) throw invalidInput([{ field: "birth_date", code: "birthDateForVoucher" }]);
  const written = await trx
    .updateTable("customer")
    .set({
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
      ...(gender !== undefined && { gender }),
      ...(phone !== undefined && { phone }),
      ...(birth_date !== undefined && { birth_date }),
      birthday_voucher_since: wantsVoucher ? (customer.birthday_voucher_since ?? now) : null,
    })
    .where("customer_id", "=", customer.customer_id)
    .returningAll()
    .executeTakeFirst();
  if (!written) throw notSignedIn();
  return written;
}

async function requestNewAddress(
  trx: Transaction<Tables>,
  call: Call,
  customer: Customer,
  email: string,
): Promise<string> {
  const { secret, outbox } = call.services;
  const now = call.services.now();
  const data = { email, before: customer.email };
  const mail = { template: "email-change", to: { shopId: customer.shop_id, email, isProved: false }, now } as const;
  const isQueued = await outbox.enqueueLimited(trx, mail, async () => {
    const id = await issueToken(trx, { customerId: customer.customer_id, purpose: "change-email", data, secret, now });
    await outbox.enqueueLimited(trx, { template: "email-change-notice", to: recipientOf(customer), now }, () => id);
    return id;
  });
  // the link mailed before goes on working, unless another change or another account requested it
  if (!isQueued && (await pendingEmail(trx, customer, now)) !== email) throw tooManyAttempts(mailEveryMs);
  return email;
}
