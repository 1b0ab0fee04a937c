import { randomUUID } from "node:crypto";

import {
  largestReviewPhoto,
  mostReviewPhotos,
  reviewPhotoSide,
} from "@warmeland/schema/rules/reviews/customer-review.ts";
import { sql } from "kysely";
import sharp from "sharp";

import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { invalidInput } from "#upstreams/rpc/problem.ts";
import type { Call } from "#upstreams/rpc/procedure.ts";

import { orderOfToken } from "./reviewable-order.ts";

/** Photos of one order that wait for their review; those beyond push out the oldest. */
const mostWaiting = 4 * mostReviewPhotos;
const mostPixels = 50_000_000;
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

/**
 * Stores a photo for a review that is being written: upright, without place, camera or any other metadata, 1200 pixels at most.
 * @param image JPEG, PNG or WebP as base64
 * @returns its id, for writeReview
 * @throws Problem 400 for what is no photo or too large, 406 for a token that cannot be used, 429 after too many
 */
export async function addReviewPhoto(
  call: Call,
  { token, image }: { token: string; image: string },
): Promise<{ photoId: string }> {
  const { services, shop } = call;
  await services.limits.countAttempt("review photo", call);
  const { order } = await orderOfToken(services, shop.shopId, token);
  const photo = await readPhoto(Buffer.from(image, "base64"));
  if (!photo) throw invalidInput([{ field: "image", code: "invalid" }]);
  const photoId = randomUUID();
  await runTransaction(services.db, async (trx) => {
    await trx
      .insertInto("review_photo")
      .values({ photo_id: photoId, order_id: order.orderId, place: 0, ...photo, added_at: services.now() })
      .execute();
    await sql`
      delete from review_photo where photo_id in (
        select photo_id from review_photo where order_id = ${order.orderId} and review_id is null
        order by added_at desc offset ${mostWaiting})`.execute(trx);
  });
  return { photoId };
}

/** The photo anew from its pixels, so that nothing else of the file is left; undefined for what is none. */
async function readPhoto(file: Buffer): Promise<{ bytes: Buffer; width: number; height: number } | undefined> {
  if (file.byteLength === 0 || file.byteLength > largestReviewPhoto) return undefined;
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: "error" });
    const { format } = await picture.metadata();
    if (!formats.has(format)) return undefined;
    const { data, info } = await picture
      .rotate()
      .resize({ width: reviewPhotoSide, height: reviewPhotoSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
