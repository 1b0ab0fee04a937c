import { sql } from "kysely";

import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import type { PaymentDetails } from "@warmeland/schema/rules/payment-details.ts";

import type { Database } from "#upstreams/database/connection.ts";

/** What a shopper has settled so far for one basket. */
export interface CheckoutChoices {
  /** Whose addresses these are; another customer does not see them. */
  customerId: string | null;
  shippingAddress: PostalAddress | null;
  /** Null means the same as the shipping address. */
  billingAddress: PostalAddress | null;
  shippingOption: string | null;
  paymentMethod: string | null;
  /** What the method asks for; of the customer alone, as addresses are. */
  paymentDetails: PaymentDetails;
  /** Days chosen for what two people bring, by the key of each line of it. */
  deliveryDays: Readonly<Record<string, string>>;
}

/** A row of `checkout`; everything is null while there is none. */
export interface StoredChoices {
  customer_id: string | null;
  shipping_address: PostalAddress | null;
  billing_address: PostalAddress | null;
  shipping_option: string | null;
  payment_method: string | null;
  payment_details: PaymentDetails | null;
  delivery_days: Readonly<Record<string, string>> | null;
}

/** The choices of a basket as one customer may see them: addresses belong to the customer who gave them. */
export function visibleChoices(row: StoredChoices, customerId: string | null): CheckoutChoices {
  const own = customerId !== null && row.customer_id === customerId;
  return {
    customerId,
    shippingAddress: own ? row.shipping_address : null,
    billingAddress: own ? row.billing_address : null,
    shippingOption: row.shipping_option,
    paymentMethod: row.payment_method,
    paymentDetails: (own && row.payment_details) || {},
    deliveryDays: row.delivery_days ?? {},
  };
}

/**
 * Writes the choices of a basket and raises its version, in one statement, if the basket still has the version they were made for.
 * @returns the new version; undefined when another write was faster, and then nothing was written
 */
export async function writeChoices(
  db: Database,
  basket: { basketId: string; version: number },
  choices: CheckoutChoices,
  now: Date,
): Promise<number | undefined> {
  const { customerId, shippingAddress, billingAddress, shippingOption, paymentMethod, paymentDetails, deliveryDays } =
    choices;
  const { rows } = await sql<{ version: number }>`
    with target as (
      update basket set version = version + 1, changed_at = ${now}
      where basket_id = ${basket.basketId} and version = ${basket.version}
      returning basket_id, version
    ), chosen as (
      insert into checkout (basket_id, customer_id, shipping_address, billing_address, shipping_option, payment_method, payment_details, delivery_days, changed_at)
      select target.basket_id, ${customerId}::bigint, ${addressJson(shippingAddress)}::jsonb, ${addressJson(billingAddress)}::jsonb,
        ${shippingOption}, ${paymentMethod}, ${JSON.stringify(paymentDetails)}::jsonb, ${JSON.stringify(deliveryDays)}::jsonb, ${now}::timestamptz
      from target
      on conflict (basket_id) do update set
        customer_id = excluded.customer_id, shipping_address = excluded.shipping_address, billing_address = excluded.billing_address,
        shipping_option = excluded.shipping_option, payment_method = excluded.payment_method, payment_details = excluded.payment_details, delivery_days = excluded.delivery_days,
        changed_at = excluded.changed_at
    )
    select version from target`.execute(db);
  return rows[0]?.version;
}

function addressJson(address: PostalAddress | null): string | null {
  return address === null ? null : JSON.stringify(address);
}
