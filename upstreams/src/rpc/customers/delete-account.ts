import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { audit } from "../audit.ts";
import { eraseOrders } from "../orders/erase-orders.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import { Problem } from "../problem.ts";
import { checkPassword } from "./check-password.ts";
import { requestEmailVerification } from "./confirm-email.ts";
import { recipientOf } from "./customer.ts";
import { consumeToken, issueToken, tokenNotUsable } from "./customer-token.ts";

/**
 * Mails the link that deletes the account of the session's customer, once in 15 minutes. An address that is not proved is asked for the proof
 * instead: it may be a stranger's.
 * @throws Problem 401 without a session, 403 for a guest or a wrong password, 409 before the address is proved, 429 after too many
 */
export async function requestAccountDeletion(call: Call, password: string): Promise<void> {
  const { services } = call;
  const { customer } = await call.account();
  await checkPassword(call, customer, password);
  if (!customer.email_verified_at) {
    await requestEmailVerification(call);
    throw new Problem(409, "email-not-proved", "The address of the account has not been proved yet");
  }
  const now = services.now();
  const wish = { customerId: customer.customer_id, purpose: "delete-account", secret: services.secret, now } as const;
  const letter = { template: "account-deletion", to: recipientOf(customer), now } as const;
  await runTransaction(services.db, (trx) => services.outbox.enqueueLimited(trx, letter, () => issueToken(trx, wish)));
  services.outbox.sendSoon();
  audit(services, "deletion-asked", {
    shopId: customer.shop_id,
    customerId: customer.customer_id,
    correlationId: call.correlationId,
  });
}

/**
 * Deletes the account that a token of a mail is about, and everything else the shop knows of its address: sessions, addresses, sleepers, basket, wishlist,
 * newsletter, variants waited for, samples, messages to the shop, reviews, guests who ordered with it. Orders stay without personal data, those under way from when they are over (`eraseOrders`).
 * @throws Problem 406 for a token that cannot be used, which it is when the account is gone
 */
export async function confirmAccountDeletion(call: Call, token: string): Promise<void> {
  const { services, shop } = call;
  const now = services.now();
  const { customerId, email } = await runTransaction(services.db, async (trx) => {
    const { customerId: id } = await consumeToken(trx, { purpose: "delete-account", token, shopId: shop.shopId, now });
    return { customerId: id, email: await deleteCustomer(trx, id, now) };
  });
  await services.outbox.forget(email);
  audit(services, "account-deleted", { shopId: shop.shopId, customerId, correlationId: call.correlationId });
  await eraseOrders(services);
}

/** @returns the address that was the customer's */
async function deleteCustomer(trx: Transaction<Tables>, customerId: string, now: Date): Promise<string> {
  // held, so that an order placed at this moment is there before, or finds no customer
  const { rows: everybody } = await sql<{
    customer_id: string;
    shop_id: number;
    email: string;
    basket_key: string;
    wishlist_key: string;
  }>`
    select c.customer_id, c.shop_id, c.email, c.basket_key, c.wishlist_key
    from customer account join customer c on c.shop_id = account.shop_id and lower(c.email) = lower(account.email)
    where account.customer_id = ${customerId}
    order by c.customer_id
    for update of c`.execute(trx);
  const account = everybody.find((customer) => customer.customer_id === customerId);
  if (!account) throw tokenNotUsable();
  const { shop_id: shopId, email, basket_key: basketKey, wishlist_key: wishlistKey } = account;
  const ids = everybody.map((customer) => customer.customer_id);
  await sql`
    update shop_order set erase_asked_at = ${now}
    where erase_asked_at is null and (customer_id = any (${ids}::bigint[]) or (shop_id = ${shopId} and lower(email) = lower(${email}::text)))`.execute(
    trx,
  );
  // the basket stays with its order, but not what its lines say, such as a name to be embroidered
  await sql`
    update basket_item i set custom_data = default, display_data = default from shop_order o
    where o.basket_id = i.basket_id and (o.customer_id = any (${ids}::bigint[]) or (o.shop_id = ${shopId} and lower(o.email) = lower(${email}::text)))`.execute(
    trx,
  );
  await sql`delete from checkout where customer_id = any (${ids}::bigint[])`.execute(trx);
  await sql`
    delete from basket b where b.basket_key = ${basketKey} and b.shop_id = ${shopId}
      and not exists (select from shop_order o where o.basket_id = b.basket_id)`.execute(trx);
  await sql`delete from wishlist where wishlist_key = ${wishlistKey} and shop_id = ${shopId}`.execute(trx);
  await sql`delete from newsletter_subscription where shop_id = ${shopId} and lower(email) = lower(${email}::text)`.execute(
    trx,
  );
  await sql`delete from restock_notice where shop_id = ${shopId} and lower(email) = lower(${email}::text)`.execute(trx);
  await sql`
    delete from sample_order
    where customer_id = any (${ids}::bigint[]) or (shop_id = ${shopId} and lower(email) = lower(${email}::text))`.execute(
    trx,
  );
  await sql`
    delete from contact_ticket
    where customer_id = any (${ids}::bigint[]) or (shop_id = ${shopId} and lower(email) = lower(${email}::text))`.execute(
    trx,
  );
  await sql`
    delete from review r using customer_review c, review_invitation i
    where c.review_id = r.review_id and i.order_id = c.order_id and i.shop_id = ${shopId} and lower(i.email) = lower(${email}::text)`.execute(
    trx,
  );
  await sql`delete from review_invitation where shop_id = ${shopId} and lower(email) = lower(${email}::text)`.execute(
    trx,
  );
  await sql`
    update voucher v set is_active = false from birthday_voucher b
    where b.voucher_id = v.voucher_id and b.customer_id = any (${ids}::bigint[])`.execute(trx);
  await sql`delete from customer where customer_id = any (${ids}::bigint[])`.execute(trx);
  return email;
}
