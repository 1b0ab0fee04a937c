import { randomBytes } from "node:crypto";

import type { ReviewDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";

export interface TestReview {
  masterKey?: string;
  language?: string;
  score?: number;
  writtenAt?: string;
  active?: boolean;
  document?: Partial<ReviewDocument>;
}

/** Writes a review as a catalogue import does; gives its id. */
export async function addTestReview(db: Database, review: TestReview = {}): Promise<string> {
  const document: ReviewDocument = {
    title: "Prima",
    text: "Ligt goed.",
    author: "Joke V.",
    translations: {},
    ...review.document,
  };
  const row = await db
    .insertInto("review")
    .values({
      reference_key: `review-${randomBytes(6).toString("hex")}`,
      master_key: review.masterKey ?? "03-1481",
      language: review.language ?? "nl",
      score: review.score ?? 5,
      written_at: review.writtenAt ?? "2026-10-01T12:00:00Z",
      is_active: review.active ?? true,
      data: JSON.stringify(document),
    })
    .returning("review_id")
    .executeTakeFirstOrThrow();
  return row.review_id;
}
