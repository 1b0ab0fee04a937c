import type { Sleeper } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { sql, type Kysely } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { runTransaction } from "../orders/run-transaction.ts";
import type { Services } from "../services.ts";
import type { WireSleepers } from "../wire-account.ts";

/** The sleepers that a customer has had stored, and since when; none without consent. */
export async function readSleepers(db: Kysely<Tables>, customerId: string): Promise<WireSleepers> {
  const { rows } = await sql<Sleeper & { consentedAt: Date }>`
    select height_cm as "heightCm", weight_kg as "weightKg", comfort, position, consented_at as "consentedAt"
    from customer_sleeper where customer_id = ${customerId} order by place`.execute(db);
  return {
    sleepers: rows.map(({ heightCm, weightKg, comfort, position }) => ({ heightCm, weightKg, comfort, position })),
    consentedAt: rows[0]?.consentedAt.toISOString() ?? null,
  };
}

/** Stores them in the place of those before. */
export function saveSleepers(
  services: Services,
  customerId: string,
  sleepers: readonly Sleeper[],
): Promise<WireSleepers> {
  return runTransaction(services.db, async (trx) => {
    // one change of a customer's sleepers at a time
    await sql`select from customer where customer_id = ${customerId} for no key update`.execute(trx);
    await removeSleepers(trx, customerId);
    for (const [index, { heightCm, weightKg, comfort, position }] of sleepers.entries())
      await sql`
        insert into customer_sleeper (customer_id, place, height_cm, weight_kg, comfort, position, consented_at)
        values (${customerId}, ${index + 1}, ${heightCm}, ${weightKg}, ${comfort}, ${position}, ${services.now()})`.execute(
        trx,
      );
    return readSleepers(trx, customerId);
  });
}

/** Erases them; nothing happens when there are none. */
export async function removeSleepers(db: Kysely<Tables>, customerId: string): Promise<void> {
  await sql`delete from customer_sleeper where customer_id = ${customerId}`.execute(db);
}
