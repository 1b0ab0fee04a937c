import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { ImportSummary } from "./import-summary.ts";
import { reviewDocument, type ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

type Touched = { review_id: string };

/**
 * Adds or changes a batch of reviews; an equal one is left alone.
 * @returns their ids
 */
export async function writeReviews(
  trx: Transaction<Tables>,
  lines: readonly ReviewLine[],
  summary: ImportSummary,
): Promise<string[]> {
  const given = JSON.stringify(
    lines.map((line, place) => ({
      place,
      reference_key: line.referenceKey,
      master_key: line.masterKey,
      language: line.language,
      score: line.score,
      written_at: line.writtenAt,
      is_active: line.active ?? true,
      data: reviewDocument(line),
    })),
  );
  const records = sql`jsonb_to_recordset(${given}::jsonb) as given(
    place integer, reference_key text, master_key text, language text, score smallint, written_at timestamptz, is_active boolean, data jsonb)`;
  const changed = await sql<Touched>`
    update review stored
    set master_key = given.master_key, language = given.language, score = given.score, written_at = given.written_at, data = given.data,
      is_active = given.is_active
    from ${records}
    where stored.reference_key = given.reference_key
      and (stored.master_key, stored.language, stored.score, stored.written_at, stored.data, stored.is_active)
        is distinct from (given.master_key, given.language, given.score, given.written_at, given.data, given.is_active)
    returning stored.review_id`.execute(trx);
  const added = await sql<Touched>`
    insert into review (reference_key, master_key, language, score, written_at, is_active, data)
    select given.reference_key, given.master_key, given.language, given.score, given.written_at, given.is_active, given.data from ${records}
    where not exists (select from review stored where stored.reference_key = given.reference_key)
    order by given.place
    returning review_id`.execute(trx);
  summary.changes.review.changed += changed.rows.length;
  summary.changes.review.added += added.rows.length;
  const keys = lines.map((line) => line.referenceKey);
  const named = await sql<Touched>`select review_id from review where reference_key = any(${keys}::text[])`.execute(
    trx,
  );
  return named.rows.map((row) => row.review_id);
}

/** Deactivates the reviews a full catalogue did not name, but for those that customers wrote here; none is ever deleted. */
export async function deactivateReviews(
  trx: Transaction<Tables>,
  named: readonly string[],
  summary: ImportSummary,
): Promise<void> {
  const { rows } = await sql<Touched>`
    update review set is_active = false
    where is_active and not review_id = any(${named}::bigint[])
      and not exists (select from customer_review c where c.review_id = review.review_id)
    returning review_id`.execute(trx);
  summary.changes.review.deactivated += rows.length;
}
