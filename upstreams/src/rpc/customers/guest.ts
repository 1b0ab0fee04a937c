import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import { runTransaction } from "../orders/run-transaction.ts";
import { Problem } from "../problem.ts";
import type { Call } from "../procedure.ts";
import type { Customer } from "./customer.ts";
import { endSession, openSession } from "./session.ts";

export interface Guest {
  first_name: string;
  last_name: string;
  email: string;
  gender: string;
}

/**
 * Opens a session for a guest and ends the one before it. Who corrects their own data stays the same guest; another address is another guest,
 * who never sees the orders of the first, but goes on with the checkout begun in this browser.
 * @throws Problem 409 when a full account has the address
 */
export async function beginGuestSession(call: Call, guest: Guest): Promise<{ token: string; customer: Customer }> {
  const { services, shop, token: oldToken } = call;
  const earlier = (await call.session())?.customer;
  const now = services.now();
  return runTransaction(services.db, async (trx) => {
    const account = await trx
      .selectFrom("customer")
      .select("customer_id")
      .where("shop_id", "=", shop.shopId)
      .where((where) => where(where.fn<string>("lower", ["email"]), "=", guest.email))
      .where("is_guest", "=", false)
      .executeTakeFirst();
    if (account) throw new Problem(409, "account-is-not-a-guest", "The address has an account");
    const customer = await saveGuest(trx, shop.shopId, guest, earlier, now);
    if (oldToken !== null) await endSession(trx, oldToken);
    const token = await openSession(trx, { customerId: customer.customer_id, isGuest: true }, now);
    return { token, customer };
  });
}

async function saveGuest(
  trx: Transaction<Tables>,
  shopId: number,
  guest: Guest,
  earlier: Customer | undefined,
  now: Date,
): Promise<Customer> {
  if (earlier?.is_guest && earlier.email === guest.email) {
    return trx.updateTable("customer").set(guest).where("customer_id", "=", earlier.customer_id).returningAll().executeTakeFirstOrThrow();
  }
  const values = { ...guest, shop_id: shopId, phone: null, birth_date: null, is_guest: true, password_hash: null, created_at: now };
  const customer = await trx.insertInto("customer").values(values).returningAll().executeTakeFirstOrThrow();
  if (earlier?.is_guest) {
    await trx
      .updateTable("checkout")
      .set({ customer_id: customer.customer_id })
      .where("customer_id", "=", earlier.customer_id)
      .where("basket_id", "in", (query) => query.selectFrom("basket").select("basket_id").where("state", "=", "open"))
      .execute();
  }
  return customer;
}
