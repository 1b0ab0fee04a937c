import { sql } from "kysely";
import type { Database } from "#upstreams/database/connection.ts";

interface GivenPrices {
  /** Of the product whose variants all get these prices. */
  readonly masterKey: string;
  /** Today's price in cents, with tax. */
  readonly cents: number;
  /** Day on which a sale began; null for none. */
  readonly saleSince: string | null;
  /** Day on which a price came into force, and the price in cents; earliest first. */
  readonly history: readonly (readonly [from: string, cents: number])[];
}

/** Gives all variants of a product in the Dutch shop a price and a past; counts from the next version of the catalogue on. */
export async function givePriceHistory(
  db: Database,
  { masterKey, cents, saleSince, history }: GivenPrices,
): Promise<void> {
  await sql`
    update variant_price set with_tax_cents = ${cents}, reduction = ${saleSince && "sale"}, reduced_since = ${saleSince}::timestamptz,
      history_from = ${history.map(([from]) => from)}::timestamptz[], history_cents = ${history.map(([, was]) => was)}::integer[]
    where price_column = 'nl' and variant_id in (
      select variant_id from variant join product using (product_id) where master_key = ${masterKey})`.execute(db);
}
