import { randomUUID } from "node:crypto";

import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { sql, type Kysely, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { runTransaction } from "../orders/run-transaction.ts";
import { Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { WireAddress, WireAddresses } from "../wire-account.ts";

const most = 50;

export interface AddressToSave {
  /** Of the address to be changed; without it a new one is added. */
  id: string | undefined;
  address: PostalAddress;
  isDefaultShipping: boolean | undefined;
  isDefaultBilling: boolean | undefined;
}

interface AddressRow {
  address_id: string;
  data: PostalAddress;
  is_default_shipping: boolean;
  is_default_billing: boolean;
}

/** The address book of a customer: defaults first, then the newest. */
export async function readAddresses(db: Kysely<Tables>, customerId: string): Promise<WireAddress[]> {
  const { rows } = await sql<AddressRow>`
    select address_id, data, is_default_shipping, is_default_billing from customer_address
    where customer_id = ${customerId}
    order by is_default_shipping desc, is_default_billing desc, created_at desc, address_id`.execute(db);
  return rows.map((row) =>
    Object.assign(row.data, {
      id: row.address_id,
      isDefaultShipping: row.is_default_shipping,
      isDefaultBilling: row.is_default_billing,
    }),
  );
}

/**
 * Adds or changes an address. There is one default for shipping and one for billing, at first the first address; a default passes on to the
 * address that asks for it, and whoever gives it up without another leaves none.
 * @throws Problem 404 for an address that the customer does not have, 409 beyond 50
 */
export function saveAddress(services: Services, customerId: string, wish: AddressToSave): Promise<WireAddresses> {
  return runTransaction(services.db, async (trx) => {
    await holdBook(trx, customerId);
    const before = await readAddresses(trx, customerId);
    const current = before.find(({ id }) => id === wish.id);
    if (wish.id !== undefined && !current) throw addressNotFound();
    if (!current && before.length >= most)
      throw new Problem(409, "too-many-addresses", `An address book has at most ${most} addresses`);
    const isFirst = before.length === 0;
    const isShipping = wish.isDefaultShipping ?? current?.isDefaultShipping ?? isFirst;
    const isBilling = wish.isDefaultBilling ?? current?.isDefaultBilling ?? isFirst;
    await sql`
      update customer_address set is_default_shipping = is_default_shipping and not ${isShipping}::boolean,
        is_default_billing = is_default_billing and not ${isBilling}::boolean
      where customer_id = ${customerId}`.execute(trx);
    const savedId = current?.id ?? randomUUID();
    await sql`
      insert into customer_address (address_id, customer_id, data, is_default_shipping, is_default_billing, created_at)
      values (${savedId}, ${customerId}, ${JSON.stringify(wish.address)}, ${isShipping}, ${isBilling}, ${services.now()})
      on conflict (address_id) do update set data = excluded.data, is_default_shipping = excluded.is_default_shipping,
        is_default_billing = excluded.is_default_billing`.execute(trx);
    return { addresses: await readAddresses(trx, customerId), savedId };
  });
}

/**
 * Takes an address out of the book.
 * @throws Problem 404 for an address that the customer does not have
 */
export function removeAddress(services: Services, customerId: string, addressId: string): Promise<WireAddresses> {
  return runTransaction(services.db, async (trx) => {
    await holdBook(trx, customerId);
    const { rows: removed } = await sql`
      delete from customer_address where customer_id = ${customerId} and address_id = ${addressId} returning address_id`.execute(
      trx,
    );
    if (removed.length === 0) throw addressNotFound();
    return { addresses: await readAddresses(trx, customerId) };
  });
}

// one change of a book at a time
async function holdBook(trx: Transaction<Tables>, customerId: string): Promise<void> {
  await sql`select from customer where customer_id = ${customerId} for no key update`.execute(trx);
}

function addressNotFound(): Problem {
  return new Problem(404, "address-not-found", "There is no such address");
}
