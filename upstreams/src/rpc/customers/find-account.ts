import type { Kysely } from "kysely";

import { statement } from "#upstreams/database/statement.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { Customer } from "./customer.ts";

/** The full account of an address in a shop; the address is in small letters. */
export async function findAccount(db: Kysely<Tables>, shopId: number, email: string): Promise<Customer | undefined> {
  const [row] = await statement<Customer>(db)`
    select * from customer where shop_id = ${shopId} and lower(email) = ${email} and not is_guest`;
  return row;
}
