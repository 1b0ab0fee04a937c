import type { Kysely } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { Customer } from "./customer.ts";

/** The address that a customer requested and whose link was not opened yet; null when none is awaited. */
export async function pendingEmail(db: Kysely<Tables>, customer: Customer, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom("customer_token")
    .select("data")
    .where("customer_id", "=", customer.customer_id)
    .where("purpose", "=", "change-email")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return typeof row?.data["email"] === "string" ? row.data["email"] : null;
}
