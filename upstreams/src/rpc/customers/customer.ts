import type { SelectType } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";
import type { LimitedMail } from "#upstreams/mail/mail-limit.ts";

import type { WireUser } from "../wire-user.ts";

/** A row of `customer`. */
export type Customer = { [Column in keyof Tables["customer"]]: SelectType<Tables["customer"][Column]> };

/** Whom a mail to a customer goes to. */
export function recipientOf({ shop_id, email, email_verified_at }: Customer): LimitedMail["to"] {
  return { shopId: shop_id, email, isProved: email_verified_at !== null };
}

/** A customer as getUser returns it. */
export function toWireUser(customer: Customer): WireUser {
  return {
    id: Number(customer.customer_id),
    email: customer.email,
    first_name: customer.first_name,
    last_name: customer.last_name,
    phone: customer.phone,
    birth_date: dayOf(customer.birth_date),
    gender: customer.gender as WireUser["gender"],
    groups: customer.groups,
    status: { isGuestCustomer: customer.is_guest },
    ...(!customer.is_guest && { basketKey: customer.basket_key, wishlistKey: customer.wishlist_key }),
    newsletter: customer.newsletter,
    birthdayVoucher: customer.birthday_voucher_since !== null,
    emailVerified: customer.email_verified_at !== null,
    createdAt: customer.created_at.toISOString(),
  };
}

// node-postgres reads a date as midnight here
function dayOf(date: Date | null): string | null {
  if (!date) return null;
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}
