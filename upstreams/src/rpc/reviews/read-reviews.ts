import { sql } from "kysely";

import type { ProductDocument, ReviewDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";

export type ReviewSort = "newest" | "oldest" | "highest" | "lowest";

/** A review as it is stored, with the variant its writer bought while the shop still knows it. */
export interface StoredReview {
  id: string;
  masterKey: string;
  language: string;
  score: number;
  writtenAt: Date;
  document: ReviewDocument;
  variant: { id: number; title: VariantDocument["title"]; productName: ProductDocument["name"] } | null;
}

export interface ReviewSummary {
  count: number;
  /** Average from 1 to 5 with one decimal; 0 without reviews. */
  score: number;
  /** Reviews by score. */
  distribution: Record<"1" | "2" | "3" | "4" | "5", number>;
}

// the id settles what is equal, so that pages neither repeat nor skip
const orders: Readonly<Record<ReviewSort, ReturnType<typeof sql>>> = {
  newest: sql`r.written_at desc, r.review_id desc`,
  oldest: sql`r.written_at, r.review_id`,
  highest: sql`r.score desc, r.written_at desc, r.review_id desc`,
  lowest: sql`r.score, r.written_at desc, r.review_id desc`,
};

/** A page of each master's active reviews and what all of them amount to, as of one moment; masters that the shop does not have are left out. */
export async function readReviews(
  db: Database,
  masterKeys: readonly string[],
  page: { offset: number; limit: number; sort: ReviewSort },
): Promise<ReadonlyMap<string, { summary: ReviewSummary; reviews: StoredReview[] }>> {
  const { rows } = await sql<{
    master_key: string;
    counts: Record<string, number> | null;
    reviews: ReviewRow[] | null;
  }>`
    select
      wanted.master_key,
      (
        select json_object_agg(counted.score, counted.count)
        from (
          select score, count(*) as count from review where master_key = wanted.master_key and is_active group by score
        ) as counted
      ) as counts,
      (
        select json_agg(page)
        from (
          select
            r.review_id::text, r.master_key, r.language, r.score, r.written_at, r.data,
            v.variant_id, v.data->'title' as variant_title, p.data->'name' as product_name
          from review r
          left join variant v on v.reference_key = r.data->>'variant'
          left join product p on p.product_id = v.product_id
          where r.master_key = wanted.master_key and r.is_active
          order by ${orders[page.sort]}
          limit ${page.limit} offset ${page.offset}
        ) as page
      ) as reviews
    from unnest(${[...masterKeys]}::text[]) as wanted (master_key)
    where exists (select from product where master_key = wanted.master_key and is_active)`.execute(db);
  return new Map(
    rows.map((row) => [
      row.master_key,
      { summary: summaryOf(row.counts ?? {}), reviews: (row.reviews ?? []).map(storedReview) },
    ]),
  );
}

/** Active reviews by their ids; those that do not exist are left out. */
export async function readReviewsByIds(db: Database, ids: readonly string[]): Promise<StoredReview[]> {
  const { rows } = await sql<ReviewRow>`
    select
      r.review_id, r.master_key, r.language, r.score, r.written_at, r.data,
      v.variant_id, v.data->'title' as variant_title, p.data->'name' as product_name
    from review r
    left join variant v on v.reference_key = r.data->>'variant'
    left join product p on p.product_id = v.product_id
    where r.review_id = any(${[...ids]}::bigint[]) and r.is_active`.execute(db);
  return rows.map(storedReview);
}

/** An active review; null when there is none with this id. */
export async function readReview(db: Database, id: string): Promise<StoredReview | null> {
  const { rows } = await sql<ReviewRow>`
    select review_id, master_key, language, score, written_at, data, null as variant_id, null as variant_title, null as product_name
    from review where review_id = ${id} and is_active`.execute(db);
  return rows[0] ? storedReview(rows[0]) : null;
}

function summaryOf(counts: Readonly<Record<string, number>>): ReviewSummary {
  const distribution: ReviewSummary["distribution"] = { "1": 0, "2": 0, "3": 0, "4": 0, "5": 0, ...counts };
  const scores = Object.entries(distribution);
  const count = scores.reduce((total, [, times]) => total + times, 0);
  const sum = scores.reduce((total, [score, times]) => total + Number(score) * times, 0);
  return { count, score: count === 0 ? 0 : Math.round((sum * 10) / count) / 10, distribution };
}

interface ReviewRow {
  review_id: string;
  master_key: string;
  language: string;
  score: number;
  /** Text inside JSON. */
  written_at: Date | string;
  data: ReviewDocument;
  variant_id: number | null;
  variant_title: VariantDocument["title"] | null;
  product_name: ProductDocument["name"] | null;
}

function storedReview(row: ReviewRow): StoredReview {
  return {
    id: row.review_id,
    masterKey: row.master_key,
    language: row.language,
    score: row.score,
    writtenAt: new Date(row.written_at),
    document: row.data,
    variant:
      row.variant_id === null || row.variant_title === null || row.product_name === null
        ? null
        : { id: row.variant_id, title: row.variant_title, productName: row.product_name },
  };
}
