import type { Database } from "#upstreams/database/connection.ts";

/** The bytes of a photo of a review that is shown, as WebP; undefined for any other. */
export async function getReviewPhoto(db: Database, photoId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom("review_photo as f")
    .innerJoin("review as r", "r.review_id", "f.review_id")
    .select("f.bytes")
    .where("f.photo_id", "=", photoId)
    .where("r.is_active", "=", true)
    .executeTakeFirst();
  return row && new Uint8Array(row.bytes);
}
