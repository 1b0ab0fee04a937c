import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { reviewPhotoOf } from "@warmeland/schema/rules/reviews/review-photo-file.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { showReview } from "#upstreams/console/reviews/show-review.ts";
import { discardOldAccountData } from "#upstreams/rpc/customers/discard-old-account-data.ts";
import type { PaidOrder } from "#upstreams/rpc/testing/paid-orders.ts";
import { ReviewShop } from "#upstreams/rpc/testing/review-shop.ts";
import type { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

import { getReviewPhoto } from "./get-review-photo.ts";

const day = 86_400_000;
let reviews: ReviewShop;
let shop: RpcTestShop;

beforeAll(async () => {
  reviews = await ReviewShop.open();
  ({ shop } = reviews);
});
afterAll(() => reviews.close());

/** A photo as a telephone makes it, turned, with place and camera. */
const phonePhoto = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#9aa894" } })
    .withExif({ IFD0: { Make: "Telefoon" }, IFD3: { GPSLatitude: "52/1 22/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 40 })
    .toBuffer();

async function send(placed: PaidOrder, bytes: Buffer) {
  return shop.call<{ photoId: string }>("addReviewPhoto", {
    token: reviews.token("review", placed),
    image: bytes.toString("base64"),
  });
}

describe("a photo", () => {
  test("is stored upright and small, without place, camera or anything else of its file", async () => {
    const placed = await reviews.invited();
    const { masterKey } = (await reviews.invitationOf(placed)).items[0]!;
    const file = await phonePhoto();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { status, body } = await send(placed, file);
    expect(status).toBe(200);
    await reviews.write(reviews.review(placed, masterKey, { photoIds: [body.photoId] }));
    const { review_id: id } = await shop.db
      .selectFrom("customer_review")
      .select("review_id")
      .where("order_id", "=", placed.orderId)
      .executeTakeFirstOrThrow();
    expect(await getReviewPhoto(shop.db, body.photoId)).toBeUndefined();
    await reviews.publish(id);
    const [photo] = (await reviews.shown(masterKey, { filter: { withPhoto: true } })).reviews[0]!.photos;
    expect(photo).toMatchObject({ width: 900, height: 1200 });
    expect(reviewPhotoOf(photo!.file)).toBe(body.photoId);
    expect((await reviews.shown(masterKey)).photos).toEqual([{ ...photo, author: expect.any(String) as string }]);
    const stored = Buffer.from((await getReviewPhoto(shop.db, body.photoId))!);
    const { format, exif, icc, xmp, orientation } = await sharp(stored).metadata();
    expect({ format, exif, icc, xmp, orientation }).toEqual({ format: "webp" });
    expect(stored.includes("Telefoon")).toBe(false);
    const folder = await mkdtemp(join(tmpdir(), "review-photos-"));
    await showReview.run(shop.upstream.services, { words: [id], options: { photos: folder } });
    expect(await readFile(join(folder, photo!.file))).toEqual(stored);
    await rm(folder, { recursive: true });
  });

  test("that is none, is too large or goes with a strange token is refused, and of another order is not taken", async () => {
    const [placed, other] = [await reviews.invited(), await reviews.invited()];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [Buffer.from("geen foto"), svg, Buffer.alloc(70_001, 1)])
      expect((await send(placed, bytes)).status).toBe(400);
    const { photoId } = (await send(other, await phonePhoto())).body;
    const { masterKey } = (await reviews.invitationOf(placed)).items[0]!;
    await reviews.write(reviews.review(placed, masterKey, { photoIds: [photoId] }));
    const row = await shop.db
      .selectFrom("review_photo")
      .select(["review_id", "order_id"])
      .where("photo_id", "=", photoId)
      .executeTakeFirst();
    expect(row).toEqual({ review_id: null, order_id: other.orderId });
    const { services } = shop.upstream;
    const tomorrow = new Date(services.now().getTime() + day + 1);
    await discardOldAccountData({ db: services.db, outbox: services.outbox, now: () => tomorrow });
    expect(
      await shop.db.selectFrom("review_photo").select("photo_id").where("photo_id", "=", photoId).execute(),
    ).toEqual([]);
  });
});
