import { randomBytes } from "node:crypto";

import type { FieldProblemKey } from "@warmeland/schema/rules/field-rules.ts";
import type { RoomConfiguration } from "@warmeland/schema/rules/room-configuration.ts";
import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { claimRequest, type IdempotentRequest } from "../orders/idempotency.ts";
import { invalidInput, Problem } from "../problem.ts";
import type { ConfigurationOwner } from "./configuration-owner.ts";
import { configurationNotFound } from "./read-configurations.ts";

const most = 100;

interface ConfigurationToSave {
  shopId: number;
  owner: ConfigurationOwner;
  /** Of the one to change; without it a new one is made. */
  id: string | undefined;
  configuration: RoomConfiguration;
  request: IdempotentRequest;
  now: Date;
}

/**
 * Makes a configuration, or puts another in its place, as a part of a transaction; its id. The same request again gets the same response.
 * @throws Problem 400 for a variant that does not exist, 404 for a configuration that is not the owner's, 409 beyond 100 of one owner
 */
export async function saveConfiguration(trx: Transaction<Tables>, wish: ConfigurationToSave): Promise<string> {
  const { shopId, owner, configuration, now } = wish;
  const id = wish.id ?? randomBytes(16).toString("base64url");
  const saved = (await claimRequest(trx, wish.request, { id }, now)) as { id: string } | undefined;
  if (saved) return saved.id;
  await checkVariants(trx, configuration);
  const data = JSON.stringify(configuration);
  if (wish.id !== undefined) {
    const { rows: changed } = await sql`
      update room_configuration set data = ${data}, changed_at = ${now}
      where configuration_id = ${id} and shop_id = ${shopId}
        and (customer_id = ${owner.customerId}::bigint or visitor_key = ${owner.visitorKey}::text)
      returning configuration_id`.execute(trx);
    if (changed.length === 0) throw configurationNotFound();
    return id;
  }
  await holdOwner(trx, owner);
  const { rows: made } = await sql`
    insert into room_configuration (configuration_id, shop_id, customer_id, visitor_key, data, created_at, changed_at)
    select ${id}, ${shopId}::integer, ${owner.customerId}::bigint, ${owner.visitorKey}::text, ${data}::jsonb, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from room_configuration
      where customer_id = ${owner.customerId}::bigint or visitor_key = ${owner.visitorKey}::text) < ${most}
    returning configuration_id`.execute(trx);
  if (made.length === 0)
    throw new Problem(409, "too-many-configurations", `Nobody keeps more than ${most} configurations`);
  return id;
}

// two additions at once would both count what is there without the other
async function holdOwner(trx: Transaction<Tables>, { customerId, visitorKey }: ConfigurationOwner): Promise<void> {
  const owner = `room configurations of ${customerId ?? visitorKey}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(trx);
}

async function checkVariants(trx: Transaction<Tables>, { products }: RoomConfiguration): Promise<void> {
  const ids = products.map(({ variantId }) => variantId);
  const { rows } = await sql<{ variant_id: number }>`
    select variant_id from variant where variant_id = any (${ids}::integer[])`.execute(trx);
  const existing = new Set(rows.map((row) => row.variant_id));
  const code: FieldProblemKey = "choice";
  const unknown = ids.flatMap((id, index) =>
    existing.has(id) ? [] : [{ field: `products.${index}.variantId`, code }],
  );
  if (unknown.length > 0) throw invalidInput(unknown);
}
