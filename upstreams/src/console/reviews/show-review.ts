import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { reviewPhotoFile } from "@warmeland/schema/rules/reviews/review-photo-file.ts";

import type { ReviewDocument } from "#upstreams/catalogue/documents.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { textOption } from "../read-option.ts";
import { neededReviewId } from "./needed-review-id.ts";

/** One customer's review with everything that is judged. */
export const showReview: ConsoleCommand = {
  usage: "ID [--photos FOLDER]",
  summary: "one customer's review; writes its photos into a folder, to be looked at before they are shown",
  words: 1,
  options: { photos: { type: "string" } },
  run: async ({ db }, call) => {
    const id = neededReviewId(call);
    const review = await db
      .selectFrom("customer_review as c")
      .innerJoin("review as r", "r.review_id", "c.review_id")
      .innerJoin("shop_order as o", "o.order_id", "c.order_id")
      .select([
        "c.state",
        "c.reason",
        "c.answer",
        "c.master_key",
        "r.score",
        "r.written_at",
        "r.data",
        "o.order_number",
      ])
      .where("c.review_id", "=", id)
      .executeTakeFirst();
    if (!review) throw new ConsoleError(`There is no customer's review ${id}`);
    const { title, text, author, place, sleeperType, variant } = review.data as ReviewDocument;
    const photos = await db
      .selectFrom("review_photo")
      .select(["photo_id", "bytes"])
      .where("review_id", "=", id)
      .orderBy("place")
      .execute();
    const folder = textOption(call, "photos");
    if (folder !== undefined)
      for (const { photo_id: photoId, bytes } of photos) await writeFile(join(folder, reviewPhotoFile(photoId)), bytes);
    return {
      facts: {
        id,
        state: review.state,
        reason: review.reason,
        article: variant ?? review.master_key,
        order: review.order_number,
        written: review.written_at.toISOString(),
        author: [author, place].filter(Boolean).join(", "),
        sleeper: sleeperType ?? null,
        stars: review.score,
        title,
        text,
        photos: photos.map(({ photo_id: photoId }) => reviewPhotoFile(photoId)).join(" ") || null,
        answer: review.answer,
      },
    };
  },
};
