import { randomUUID } from "node:crypto";

import { mostSamples, sampleDays, type SampleOrder } from "@warmeland/schema/rules/sample-order.ts";
import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import { invalidInput, Problem } from "../problem.ts";
import { householdOf } from "./household.ts";

export interface SampleOrderPayload extends SampleOrder {
  /** The caller's key of this order: sent again it is the same order. */
  idempotencyKey: string;
}

/** Response of orderSamples. */
export interface WireSampleOrder {
  /** How many samples come. */
  count: number;
}

interface Wanted extends SampleOrderPayload {
  shopId: number;
  customerId: string | null;
  household: string;
  now: Date;
}

/**
 * Takes an order of free samples and queues the mail about it. A household, and an e-mail address, has three in 90 days at most; nothing is taken
 * from stock (docs/rules.md#samples).
 * @throws Problem 400 outside the shop's country, 404 for a product without samples, 409 `samples-used-up` with how many are `left`, 429 after too
 * many from one address of the network
 */
export async function orderSamples(call: Call, payload: SampleOrderPayload): Promise<WireSampleOrder> {
  const { services, shop } = call;
  await services.limits.countAttempt("samples", call);
  if (payload.address.countryCode !== shop.country)
    throw invalidInput([{ field: "address.countryCode", code: "country" }]);
  const wanted: Wanted = {
    ...payload,
    shopId: shop.shopId,
    customerId: (await call.session())?.customer.customer_id ?? null,
    household: householdOf(payload.address),
    now: services.now(),
  };
  const count = await runTransaction(services.db, async (trx) => {
    await lockHousehold(trx, wanted);
    const before = await countOf(trx, wanted);
    if (before !== undefined) return before;
    await checkLeft(trx, wanted);
    const id = await place(trx, wanted);
    await services.outbox.enqueue(trx, { template: "sample-confirmation", id });
    return wanted.productIds.length;
  });
  services.outbox.sendSoon();
  return { count };
}

/** Orders of the same home or for the same e-mail address go one after another. */
async function lockHousehold(trx: Transaction<Tables>, { shopId, household, email }: Wanted): Promise<void> {
  // always in the same order, so that two of them never wait for each other
  for (const key of [`samples ${shopId} ${household}`, `samples ${shopId} ${email}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

async function countOf(
  trx: Transaction<Tables>,
  { shopId, idempotencyKey, email }: Wanted,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(i.product_id)::int as count
    from sample_order o join sample_order_item i on i.sample_order_id = o.sample_order_id
    where o.shop_id = ${shopId} and o.idempotency_key = ${idempotencyKey} and lower(o.email) = ${email}
    group by o.sample_order_id`.execute(trx);
  return rows[0]?.count;
}

async function checkLeft(
  trx: Transaction<Tables>,
  { shopId, household, email, productIds, now }: Wanted,
): Promise<void> {
  const since = new Date(now.getTime() - sampleDays * 24 * 3_600_000);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from sample_order o join sample_order_item i on i.sample_order_id = o.sample_order_id
    where o.shop_id = ${shopId} and (o.household = ${household} or lower(o.email) = ${email}) and o.placed_at > ${since}`.execute(
    trx,
  );
  const left = Math.max(mostSamples - (rows[0]?.count ?? 0), 0);
  if (productIds.length > left)
    throw new Problem(409, "samples-used-up", "This household has had its samples", { members: { left } });
}

/** @returns the id of the order */
async function place(trx: Transaction<Tables>, wanted: Wanted): Promise<string> {
  const id = randomUUID();
  const { shopId, idempotencyKey, customerId, email, household, address, now } = wanted;
  const { rows: placed } = await sql`
    insert into sample_order (sample_order_id, shop_id, idempotency_key, customer_id, email, household, address, placed_at)
    values (${id}, ${shopId}, ${idempotencyKey}, ${customerId}, ${email}, ${household}, ${JSON.stringify(address)}::jsonb, ${now})
    on conflict (shop_id, idempotency_key) do nothing
    returning sample_order_id`.execute(trx);
  // another address has used the key: nobody learns whose it is
  if (placed.length === 0) throw invalidInput([{ field: "idempotencyKey", code: "invalid" }]);
  const { rows } = await sql`
    insert into sample_order_item (sample_order_id, product_id)
    select ${id}::uuid, product_id from product
    where product_id = any (${wanted.productIds}::int[]) and is_active
      and data -> 'attributes' -> 'fabricSample' ? 'true'
    returning product_id`.execute(trx);
  if (rows.length < wanted.productIds.length)
    throw new Problem(404, "product-not-found", "There is no sample of this product");
  return id;
}
