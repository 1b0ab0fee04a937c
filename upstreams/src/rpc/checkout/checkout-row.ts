import type { PostalAddress } from "@warmeland/schema/rules/address.ts";
import type { Kysely, Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

/** What a shopper has settled so far for one basket. */
export interface CheckoutChoices {
  /** Whose addresses these are; another customer does not see them. */
  customerId: string | null;
  shippingAddress: PostalAddress | null;
  /** Null means the same as the shipping address. */
  billingAddress: PostalAddress | null;
  shippingOption: string | null;
  paymentMethod: string | null;
}

const noChoices: CheckoutChoices = {
  customerId: null,
  shippingAddress: null,
  billingAddress: null,
  shippingOption: null,
  paymentMethod: null,
};

/** Reads the choices of a basket as one customer may see them: addresses belong to the customer who gave them. */
export async function readChoices(db: Kysely<Tables>, basketId: string, customerId: string | null): Promise<CheckoutChoices> {
  const row = await db.selectFrom("checkout").selectAll().where("basket_id", "=", basketId).executeTakeFirst();
  if (!row) return noChoices;
  const own = customerId !== null && row.customer_id === customerId;
  return {
    customerId,
    shippingAddress: own ? (row.shipping_address as PostalAddress | null) : null,
    billingAddress: own ? (row.billing_address as PostalAddress | null) : null,
    shippingOption: row.shipping_option,
    paymentMethod: row.payment_method,
  };
}

/** Writes the choices of a basket; the caller holds the basket's row and raises its version. */
export async function writeChoices(trx: Transaction<Tables>, basketId: string, choices: CheckoutChoices, now: Date): Promise<void> {
  const values = {
    customer_id: choices.customerId,
    shipping_address: addressJson(choices.shippingAddress),
    billing_address: addressJson(choices.billingAddress),
    shipping_option: choices.shippingOption,
    payment_method: choices.paymentMethod,
    changed_at: now,
  };
  await trx
    .insertInto("checkout")
    .values({ basket_id: basketId, ...values })
    .onConflict((conflict) => conflict.column("basket_id").doUpdateSet(values))
    .execute();
}

function addressJson(address: PostalAddress | null): string | null {
  return address === null ? null : JSON.stringify(address);
}
