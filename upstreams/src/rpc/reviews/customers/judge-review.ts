import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import type { Services } from "#upstreams/rpc/services.ts";

type Judging = Pick<Services, "db" | "now" | "outbox">;

/**
 * Shows a customer's review, also one that was refused before.
 * @returns false when there is none of that id
 */
export async function publishReview({ db, now }: Judging, reviewId: string): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const isFound = await judge(trx, reviewId, { state: "published", reason: null, at: now() });
    if (isFound) await show(trx, reviewId, true);
    return isFound;
  });
}

/**
 * Refuses a customer's review, also one that was shown, and mails its writer why.
 * @returns false when there is none of that id
 */
export async function refuseReview({ db, now, outbox }: Judging, reviewId: string, reason: string): Promise<boolean> {
  const isFound = await runTransaction(db, async (trx) => {
    if (!(await judge(trx, reviewId, { state: "refused", reason, at: now() }))) return false;
    await show(trx, reviewId, false);
    await outbox.enqueue(trx, { template: "review-refused", id: reviewId });
    return true;
  });
  if (isFound) outbox.sendSoon();
  return isFound;
}

/**
 * Puts the shop's answer below a review, or takes it away without a text.
 * @returns false when there is no customer's review of that id
 */
export async function answerReview({ db, now }: Judging, reviewId: string, answer: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("customer_review")
    .set({ answer, answered_at: answer === null ? null : now() })
    .where("review_id", "=", reviewId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function judge(
  trx: Transaction<Tables>,
  reviewId: string,
  { state, reason, at }: { state: "published" | "refused"; reason: string | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("customer_review")
    .set({ state, reason, judged_at: at })
    .where("review_id", "=", reviewId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function show(trx: Transaction<Tables>, reviewId: string, isActive: boolean): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("review")
    .set({ is_active: isActive })
    .where("review_id", "=", reviewId)
    .where("is_active", "!=", isActive)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await markScores(trx);
}

/** The same catalogue with other scores is a version of its own, under the checksum of its file. */
async function markScores(trx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into catalogue_version (checksum) select checksum from catalogue_version order by version desc limit 1`.execute(
    trx,
  );
}
