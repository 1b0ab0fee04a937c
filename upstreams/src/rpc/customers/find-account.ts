import { sql, type Kysely } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { Customer } from "./customer.ts";

/** The full account of an address in a shop; the address is in small letters. */
export async function findAccount(db: Kysely<Tables>, shopId: number, email: string): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`
    select * from customer where shop_id = ${shopId} and lower(email) = ${email} and not is_guest`.execute(db);
  const [row] = rows;
  return row;
}
