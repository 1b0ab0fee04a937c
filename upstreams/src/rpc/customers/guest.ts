import { sql, type RawBuilder } from "kysely";

import { retryEnded } from "../orders/run-transaction.ts";
import { Problem } from "../problem.ts";
import type { Call } from "../procedure.ts";
import type { Customer } from "./customer.ts";
import { hashOf, newSession } from "./session.ts";

export interface Guest {
  first_name: string;
  last_name: string;
  email: string;
  gender: string;
}

/**
 * Opens a session for a guest and ends the one before it, in one statement. Who corrects their own data stays the same guest; another address
 * is another guest, who never sees the orders of the first, but goes on with the checkout begun in this browser.
 * @throws Problem 409 when a full account has the address
 */
export async function beginGuestSession(call: Call, guest: Guest): Promise<{ token: string; customer: Customer }> {
  const { services, shop, token: oldToken } = call;
  const earlier = (await call.session())?.customer;
  const now = services.now();
  const { token, tokenHash, expiresAt } = newSession("guest", now);
  const isSame = earlier?.is_guest && earlier.email === guest.email;
  const statement = sql<Customer>`
    with account as (
      select from customer where shop_id = ${shop.shopId} and lower(email) = ${guest.email} and not is_guest
    ), guest as (
      ${isSame ? changeGuest(earlier.customer_id, guest) : addGuest(shop.shopId, guest, now)}
    ), opened as (
      insert into session (token_hash, customer_id, created_at, last_seen_at, expires_at)
      select ${tokenHash}, customer_id, ${now}, ${now}, ${expiresAt} from guest
    )
    ${oldToken === null ? sql`` : sql`, ended as (delete from session using guest where token_hash = ${hashOf(oldToken)})`}
    ${earlier?.is_guest && !isSame ? sql`, taken_along as (${takeCheckoutAlong(earlier.customer_id)})` : sql``}
    select * from guest`;
  const { rows } = await retryEnded(() => statement.execute(services.db));
  const [customer] = rows;
  if (!customer) throw new Problem(409, "account-is-not-a-guest", "The address has an account");
  return { token, customer };
}

function addGuest(shopId: number, { first_name, last_name, email, gender }: Guest, now: Date): RawBuilder<unknown> {
  return sql`
    insert into customer (shop_id, email, first_name, last_name, gender, is_guest, created_at)
    select ${shopId}::integer, ${email}, ${first_name}, ${last_name}, ${gender}, true, ${now}::timestamptz
    where not exists (select from account)
    returning *`;
}

function changeGuest(customerId: string, { first_name, last_name, email, gender }: Guest): RawBuilder<unknown> {
  return sql`
    update customer set first_name = ${first_name}, last_name = ${last_name}, email = ${email}, gender = ${gender}
    where customer_id = ${customerId} and not exists (select from account)
    returning *`;
}

function takeCheckoutAlong(customerId: string): RawBuilder<unknown> {
  return sql`
    update checkout set customer_id = guest.customer_id
    from guest
    where checkout.customer_id = ${customerId}
      and checkout.basket_id in (select basket_id from basket where state = 'open')`;
}
