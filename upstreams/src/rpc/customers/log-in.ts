import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { audit } from "../audit.ts";
import type { MergedBelongings } from "../merging/merge-record.ts";
import { mergeGuestBelongings, type GuestKeys } from "../merging/merge-guest-belongings.ts";
import { releaseBeforeMerge } from "../merging/release-before-merge.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import { Problem } from "../problem.ts";
import type { Call } from "../procedure.ts";
import { claimGuestOrders } from "./claim-guest-orders.ts";
import type { Customer } from "./customer.ts";
import { findAccount } from "./find-account.ts";
import { openAccountSession } from "./session.ts";

/** A session that began, and what of the visitor's came along. */
export interface BegunSession {
  token: string;
  customer: Customer;
  merged: MergedBelongings;
}

/** Under what a login's failures are counted. */
export function loginSubject(shopId: number, email: string): string {
  return `${shopId} ${email}`;
}

/**
 * Opens a session for who knows the password of an address, ends the caller's session before, and brings the visitor's basket and wishlist along. An unknown address and a wrong password are
 * get the same response in the same time (docs/rules.md#account-enumeration). A password stored at another cost than today's is stored anew.
 * @throws Problem 404 when address or password is wrong, 429 after too many failures or while too many passwords are being checked
 */
export async function logIn(
  call: Call,
  { email, password, guestKeys }: { email: string; password: string; guestKeys?: GuestKeys | undefined },
): Promise<BegunSession> {
  const { services, shop } = call;
  const about = { shopId: shop.shopId, email, correlationId: call.correlationId };
  const tried = {
    account: loginSubject(shop.shopId, email),
    fewAccounts: true as const,
    clientAddress: call.clientAddress,
  };
  try {
    const { customer, isOutdated } = await services.limits.counted("login", tried, () => check(call, email, password));
    const newHash = isOutdated ? await services.passwords.hash(password) : null;
    await releaseBeforeMerge(services, shop, guestKeys, customer.basket_key);
    const now = services.now();
    const begun = await runTransaction(services.db, async (trx) => {
      await holdAsVerified(trx, customer);
      if (newHash !== null) {
        await trx
          .updateTable("customer")
          .set({ password_hash: newHash })
          .where("customer_id", "=", customer.customer_id)
          .execute();
      }
      if (customer.email_verified_at) await claimGuestOrders(trx, customer.customer_id);
      const token = await openAccountSession(trx, customer.customer_id, call.token, now);
      return {
        token,
        customer,
        merged: await mergeGuestBelongings(trx, { services, shop, customerId: customer.customer_id, guestKeys }),
      };
    });
    audit(services, "login", { ...about, customerId: customer.customer_id });
    return begun;
  } catch (error) {
    if (error instanceof Problem) audit(services, error.status === 429 ? "login-limited" : "login-failed", about);
    throw error;
  }
}

// the account may be gone, or its password another one, since it was verified: sessions that end then must not miss this one
async function holdAsVerified(trx: Transaction<Tables>, { customer_id, password_hash }: Customer): Promise<void> {
  const { rows: held } = await sql`
    select from customer where customer_id = ${customer_id} and password_hash = ${password_hash} for no key update`.execute(
    trx,
  );
  if (held.length === 0) throw loginFailed();
}

async function check(
  call: Call,
  email: string,
  password: string,
): Promise<{ customer: Customer; isOutdated: boolean }> {
  const { db, passwords } = call.services;
  const customer = await findAccount(db, call.shop.shopId, email);
  const { isRight, isOutdated } = await passwords.verify(password, customer?.password_hash ?? null);
  if (!customer || !isRight) throw loginFailed();
  return { customer, isOutdated };
}

function loginFailed(): Problem {
  return new Problem(404, "login-failed", "The address or the password is wrong");
}
