import { sql } from "kysely";

import { audit } from "../audit.ts";
import type { GuestKeys } from "../merging/merge-guest-belongings.ts";
import { readConfigurations } from "../configurations/read-configurations.ts";
import { readProgress } from "../orders/order-progress.ts";
import { toWireOrder } from "../orders/order-wire.ts";
import { readOrdersOf } from "../orders/read-order.ts";
import type { Call } from "../procedure.ts";
import { readSleepers } from "../sleepers/sleepers.ts";
import { readAddresses } from "./address-book.ts";
import { checkPassword } from "./check-password.ts";
import { pendingEmail } from "./pending-email.ts";
import { toWireUser, type Customer } from "./customer.ts";

const manyOrders = 10_000;

/**
 * Everything stored about the session's customer, in a form machines read (GDPR articles 15 and 20); times are ISO 8601.
 * @param keys of the visitor, whose belongings are listed too
 * @throws Problem 401 without a session, 403 for a guest or a wrong password, 429 after too many of those
 */
export async function exportMyData(
  call: Call,
  { password, keys }: { password: string; keys?: GuestKeys | undefined },
): Promise<unknown> {
  const { customer } = await call.account();
  await checkPassword(call, customer, password);
  const { services, shop } = call;
  const { db } = services;
  const now = services.now();
  const { customer_id: id } = customer;
  const orders = await readOrdersOf(db, { customerId: id, shopId: shop.shopId, offset: 0, limit: manyOrders });
  const progress = await readProgress(
    db,
    orders.map(({ orderId }) => orderId),
  );
  const { basketKey: _basket, wishlistKey: _wishlist, ...profile } = toWireUser(customer);
  audit(services, "data-exported", { shopId: shop.shopId, customerId: id, correlationId: call.correlationId });
  return {
    exportedAt: now.toISOString(),
    shop: shop.code,
    profile: {
      ...profile,
      pendingEmail: await pendingEmail(db, customer, now),
      emailVerifiedAt: customer.email_verified_at,
      birthdayVoucherSince: customer.birthday_voucher_since,
    },
    addresses: await readAddresses(db, id),
    sleepers: await readSleepers(db, id),
    orders: orders.map((order) => toWireOrder(order, progress(order.orderId), now)),
    withdrawals: (
      await sql`
      select o.order_number as "orderNumber", w.received_at as "receivedAt", w.reason
      from withdrawal w join shop_order o on o.order_id = w.order_id
      where o.customer_id = ${id} and o.shop_id = ${shop.shopId} order by w.received_at`.execute(db)
    ).rows,
    sessions: (
      await sql`
      select created_at as "beganAt", last_seen_at as "lastSeenAt", expires_at as "endsAt" from session where customer_id = ${id} order by 1`.execute(
        db,
      )
    ).rows,
    newsletter: customer.email_verified_at ? await newsletterOf(call, customer) : [],
    restockNotices: customer.email_verified_at ? await restockNoticesOf(call, customer) : [],
    sampleOrders: await sampleOrdersOf(call, customer),
    messages: await messagesOf(call, customer),
    reviews: customer.email_verified_at ? await reviewsOf(call, customer) : [],
    birthdayVouchers: (
      await sql`
      select v.code, b.birthday::text as birthday, b.issued_at as "issuedAt"
      from birthday_voucher b join voucher v on v.voucher_id = b.voucher_id where b.customer_id = ${id} order by b.birthday`.execute(
        db,
      )
    ).rows,
    checkouts: (
      await sql`
      select shipping_address as "shippingAddress", billing_address as "billingAddress", shipping_option as "shippingOption",
        payment_method as "paymentMethod", changed_at as "changedAt"
      from checkout where customer_id = ${id} order by changed_at`.execute(db)
    ).rows,
    roomConfigurations: await readConfigurations(db, shop.shopId, {
      customerId: id,
      visitorKey: keys?.configurationsKey ?? null,
    }),
    basket: await basketOf(call, [customer.basket_key, ...(keys?.basketKey === undefined ? [] : [keys.basketKey])]),
    wishlist: await wishlistOf(call, [
      customer.wishlist_key,
      ...(keys?.wishlistKey === undefined ? [] : [keys.wishlistKey]),
    ]),
  };
}

// an unproved address does not learn what a stranger reads
async function newsletterOf({ services, shop }: Call, { email }: Customer): Promise<unknown[]> {
  const { rows } = await sql`
    select email, consented_at as "consentedAt", confirmed_at as "confirmedAt" from newsletter_subscription
    where shop_id = ${shop.shopId} and lower(email) = ${email}`.execute(services.db);
  return rows;
}

async function restockNoticesOf({ services, shop }: Call, { email }: Customer): Promise<unknown[]> {
  const { rows } = await sql`
    select v.reference_key as variant, n.requested_at as "requestedAt", n.confirmed_at as "confirmedAt", n.notified_at as "notifiedAt"
    from restock_notice n join variant v on v.variant_id = n.variant_id
    where n.shop_id = ${shop.shopId} and lower(n.email) = ${email} order by n.requested_at`.execute(services.db);
  return rows;
}

async function sampleOrdersOf({ services, shop }: Call, customer: Customer): Promise<unknown[]> {
  const { rows } = await sql`
    select o.placed_at as "placedAt", o.sent_at as "sentAt", o.email, o.address, array_agg(p.reference_key order by p.product_id) as products
    from sample_order o join sample_order_item i on i.sample_order_id = o.sample_order_id
      join product p on p.product_id = i.product_id
    where o.shop_id = ${shop.shopId} and (o.customer_id = ${customer.customer_id}
      or ${customer.email_verified_at !== null} and lower(o.email) = ${customer.email})
    group by o.sample_order_id order by o.placed_at`.execute(services.db);
  return rows;
}

async function messagesOf({ services, shop }: Call, customer: Customer): Promise<unknown[]> {
  const { rows } = await sql`
    select t.ticket_number as number, t.topic, t.name, t.email, t.order_number as "orderNumber", t.message,
      t.received_at as "receivedAt", t.closed_at as "closedAt",
      coalesce(jsonb_agg(jsonb_build_object('message', a.message, 'answeredAt', a.answered_at) order by a.answered_at)
        filter (where a.answer_id is not null), '[]') as answers
    from contact_ticket t left join contact_answer a on a.ticket_id = t.ticket_id
    where t.shop_id = ${shop.shopId} and (t.customer_id = ${customer.customer_id}
      or ${customer.email_verified_at !== null} and lower(t.email) = ${customer.email})
    group by t.ticket_id order by t.received_at`.execute(services.db);
  return rows;
}

async function reviewsOf({ services, shop }: Call, { email }: Customer): Promise<unknown[]> {
  const { rows } = await sql`
    select r.master_key as "masterKey", r.score, r.written_at as "writtenAt", r.data->>'title' as title, r.data->>'text' as text,
      r.data->>'author' as author, r.data->>'place' as place, r.data->>'sleeperType' as "sleeperType", c.state, c.reason,
      c.answer, c.answered_at as "answeredAt",
      (select count(*)::int from review_photo f where f.review_id = r.review_id) as photos
    from review_invitation i join customer_review c on c.order_id = i.order_id join review r on r.review_id = c.review_id
    where i.shop_id = ${shop.shopId} and lower(i.email) = ${email} order by r.written_at`.execute(services.db);
  return rows;
}

// of the keys in the request another customer's are left out
async function basketOf({ services, shop }: Call, [own, visitors]: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql`
    select v.reference_key as variant, i.quantity, i.custom_data as "customData", i.added_at as "addedAt"
    from basket b join basket_item i on i.basket_id = b.basket_id join variant v on v.variant_id = i.variant_id
    where b.shop_id = ${shop.shopId} and b.state = 'open' and (b.basket_key = ${own}
      or b.basket_key = ${visitors ?? null} and not exists (select from customer c where c.basket_key = b.basket_key))
    order by i.added_at`.execute(services.db);
  return rows;
}

async function wishlistOf({ services, shop }: Call, [own, visitors]: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql`
    select p.reference_key as product, v.reference_key as variant, i.added_at as "addedAt"
    from wishlist w join wishlist_item i on i.wishlist_id = w.wishlist_id join product p on p.product_id = i.product_id
      left join variant v on v.variant_id = i.variant_id
    where w.shop_id = ${shop.shopId} and (w.wishlist_key = ${own}
      or w.wishlist_key = ${visitors ?? null} and not exists (select from customer c where c.wishlist_key = w.wishlist_key))
    order by i.added_at`.execute(services.db);
  return rows;
}
