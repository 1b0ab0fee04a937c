import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { ReviewDocument } from "#upstreams/catalogue/documents.ts";
import { printMoment } from "./moments.ts";
import type { OrderLine } from "#upstreams/catalogue/lines/order-line.ts";
import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

/** Reviews of these ids, by reference key; what customers wrote here is no part of the catalogue. */
export async function exportedReviews(trx: Transaction<Tables>, ids: readonly number[]): Promise<ReviewLine[]> {
  const rows = await trx
    .selectFrom("review")
    .selectAll()
    .where("review_id", "in", ids.map(String))
    .where(sql<boolean>`not exists (select from customer_review c where c.review_id = review.review_id)`)
    .orderBy(sql`reference_key collate "C"`)
    .execute();
  return rows.map((row) =>
    Object.assign(row.data as ReviewDocument, {
      type: "review" as const,
      referenceKey: row.reference_key,
      masterKey: row.master_key,
      active: row.is_active,
      language: row.language as ReviewLine["language"],
      score: row.score,
      writtenAt: printMoment(row.written_at),
    }),
  );
}

/** Orders of the history of these ids, by reference key. */
export async function exportedOrders(trx: Transaction<Tables>, ids: readonly number[]): Promise<OrderLine[]> {
  const { rows } = await sql<Omit<Tables["past_order"], "placed_at"> & { placed_at: Date; items: OrderLine["items"] }>`
    select o.reference_key, o.shop_id, o.placed_at, o.is_seed, (
        select json_agg(json_build_object('variant', v.reference_key, 'quantity', i.quantity))
        from past_order_item i join variant v on v.variant_id = i.variant_id
        where i.past_order_id = o.past_order_id) as items
    from past_order o
    where o.past_order_id = any(${ids}::bigint[])
    order by o.reference_key collate "C"`.execute(trx);
  return rows.map((row) => ({
    type: "order",
    referenceKey: row.reference_key,
    shopId: row.shop_id,
    placedAt: printMoment(row.placed_at),
    seed: row.is_seed,
    items: row.items,
  }));
}
