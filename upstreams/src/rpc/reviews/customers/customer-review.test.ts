import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { deactivateReviews } from "#upstreams/catalogue/import/write-reviews.ts";
import { emptySummary } from "#upstreams/catalogue/import/import-summary.ts";
import { answerReview, publishReview, refuseReview } from "#upstreams/console/reviews/judge-reviews.ts";
import { listReviews } from "#upstreams/console/reviews/list-reviews.ts";
import { showReview } from "#upstreams/console/reviews/show-review.ts";
import { renderMail } from "#upstreams/mail/mail-templates.ts";
import { discardOldAccountData } from "#upstreams/rpc/customers/discard-old-account-data.ts";
import { linkToken, type LinkPurpose } from "#upstreams/rpc/link-token.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { deliverPackage } from "#upstreams/rpc/shipments/deliver-package.ts";
import { AccountShop, testPassword } from "#upstreams/rpc/testing/account-shop.ts";
import { orderedBy, type PaidOrder, PaidOrders } from "#upstreams/rpc/testing/paid-orders.ts";
import type { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

import type { WireReviews } from "../wire-review.ts";
import { getReviewPhoto } from "./get-review-photo.ts";
import { inviteBuyers } from "./invite-buyers.ts";
import type { WireReviewInvitation } from "./review-invitation.ts";
import { reviewPhotoOf } from "@warmeland/schema/rules/reviews/review-photo-file.ts";

const day = 86_400_000;
let accounts: AccountShop;
let shop: RpcTestShop;
let orders: PaidOrders;

beforeAll(async () => {
  accounts = await AccountShop.open();
  ({ shop } = accounts);
  orders = new PaidOrders(shop);
  // of two masters, as the shop's own are
  await shop.db.updateTable("product").set({ is_active: true }).execute();
});
afterAll(() => accounts.close());

const token = (purpose: LinkPurpose, { orderId }: PaidOrder) =>
  linkToken(purpose, orderId, shop.upstream.services.secret);

async function delivered(): Promise<PaidOrder> {
  const placed = await orders.place();
  const { services } = shop.upstream;
  for (const packageId of [1, 2]) await orders.ship(placed, packageId).catch(() => undefined);
  await deliverPackage(services, placed.orderId);
  return placed;
}

async function invited(): Promise<PaidOrder> {
  const placed = await delivered();
  shop.wait(22 * day);
  await inviteBuyers(shop.upstream.services);
  shop.wait(-22 * day);
  return placed;
}

async function invitationOf(placed: PaidOrder): Promise<WireReviewInvitation> {
  return (await shop.call<WireReviewInvitation>("getReviewInvitation", { token: token("review", placed) })).body;
}

const review = (placed: PaidOrder, masterKey: string, change: object = {}) => ({
  token: token("review", placed),
  masterKey,
  score: 4,
  title: "Ligt goed",
  text: "Na zes weken slaap ik beter.\n\nDe hoes kreukt.",
  sleeperType: "SIDE",
  author: "Sanne d. W.",
  place: "Zwolle",
  ...change,
});

const write = (payload: object) =>
  shop.call<{ code: string; errors: { field: string; code: string }[] }>("writeReview", payload);

async function written(change: object = {}): Promise<{ placed: PaidOrder; masterKey: string; id: string }> {
  const placed = await invited();
  const { masterKey } = (await invitationOf(placed)).items[0]!;
  expect((await write(review(placed, masterKey, change))).status).toBe(204);
  const row = await shop.db
    .selectFrom("customer_review")
    .select("review_id")
    .where("order_id", "=", placed.orderId)
    .where("master_key", "=", masterKey)
    .executeTakeFirstOrThrow();
  return { placed, masterKey, id: row.review_id };
}

const shown = async (masterKey: string, more: object = {}) =>
  (await shop.call<WireReviews>("getReviews", { masterKey, ...more })).body;

/** A photo as a telephone makes it, turned, with place and camera. */
const phonePhoto = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#9aa894" } })
    .withExif({ IFD0: { Make: "Telefoon" }, IFD3: { GPSLatitude: "52/1 22/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 40 })
    .toBuffer();

async function send(placed: PaidOrder, bytes: Buffer) {
  return shop.call<{ photoId: string }>("addReviewPhoto", {
    token: token("review", placed),
    image: bytes.toString("base64"),
  });
}

const mailOf = (template: "review-invitation" | "review-refused", id: string) => {
  const { services } = shop.upstream;
  return renderMail(
    { db: services.db, secret: services.secret, publicUrl: "https://shop.example", now: services.now },
    { template, id },
  );
};

describe("the mail that asks", () => {
  test("leaves three weeks after delivery, once from however many processes, with links to write and to be left alone", async () => {
    const placed = await delivered();
    const { services } = shop.upstream;
    const invitation = () =>
      shop.db.selectFrom("review_invitation").selectAll().where("order_id", "=", placed.orderId).execute();
    shop.wait(20 * day);
    await inviteBuyers(services);
    expect(await invitation()).toEqual([]);
    shop.wait(2 * day);
    await Promise.all([inviteBuyers(services), inviteBuyers(services), inviteBuyers(services)]);
    expect(await invitation()).toHaveLength(1);
    const mail = await mailOf("review-invitation", placed.orderId);
    expect(mail).toMatchObject({ to: { address: orderedBy }, unsubscribeUrl: expect.stringContaining("/beoordelen/") });
    expect(mail?.text).toContain(`https://shop.example/beoordelen?token=${token("review", placed)}`);
    shop.wait(-22 * day);
  });

  test("is none of what was delivered long ago, and ends for an address by its link", async () => {
    const [ancient, first] = [await delivered(), await invited()];
    shop.wait(91 * day);
    await inviteBuyers(shop.upstream.services);
    shop.wait(-91 * day);
    const isInvited = async ({ orderId }: PaidOrder) =>
      (await shop.db.selectFrom("review_invitation").select("order_id").where("order_id", "=", orderId).execute())
        .length > 0;
    expect(await isInvited(ancient)).toBe(true);
    expect((await shop.call("endReviewInvitations", { token: token("review", first) })).status).toBe(406);
    expect((await shop.call("endReviewInvitations", { token: token("review-end", first) })).status).toBe(204);
    expect(await isInvited(await invited())).toBe(false);
    await shop.db.updateTable("review_invitation").set({ ended_at: null }).execute();
  });
});

describe("a review", () => {
  test("is taken once for what was bought and kept, and shown only when the shop has read it", async () => {
    const { placed, masterKey, id } = await written();
    expect((await invitationOf(placed)).items.find((item) => item.masterKey === masterKey)?.state).toBe("waiting");
    expect(await write(review(placed, masterKey))).toMatchObject({ status: 409, body: { code: "review-exists" } });
    expect((await shown(masterKey)).reviews.map((each) => each.id)).not.toContain(id);

    const { services } = shop.upstream;
    const listed = await listReviews.run(services, { words: [], options: {} });
    expect("rows" in listed && listed.rows.map((row) => row["id"])).toContain(id);
    const before = await shop.db.selectFrom("catalogue_version").selectAll().execute();
    await publishReview.run(services, { words: [id], options: {} });
    await answerReview.run(services, { words: [id], options: { text: "Dank u." } });
    const after = await shop.db.selectFrom("catalogue_version").selectAll().execute();
    expect(after.length - before.length).toBe(before.length > 0 ? 1 : 0);
    expect((await shown(masterKey)).reviews.find((each) => each.id === id)).toMatchObject({
      score: 4,
      title: "Ligt goed",
      text: "Na zes weken slaap ik beter.\n\nDe hoes kreukt.",
      author: "Sanne d. W.",
      place: "Zwolle",
      sleeperType: "side",
      isVerified: true,
      variant: { id: placed.variants[0] },
      answer: { text: "Dank u." },
    });
    expect((await invitationOf(placed)).items[0]?.state).toBe("published");
  });

  test("that is refused is not shown, and its writer hears why", async () => {
    const { masterKey, id } = await written();
    const { services } = shop.upstream;
    await publishReview.run(services, { words: [id], options: {} });
    await refuseReview.run(services, { words: [id], options: { reason: "er staat een adres in." } });
    expect((await shown(masterKey)).reviews.map((each) => each.id)).not.toContain(id);
    const mail = await mailOf("review-refused", id);
    expect(mail?.text).toContain("er staat een adres in.");
    expect(await showReview.run(services, { words: [id], options: {} })).toMatchObject({
      facts: { state: "refused", author: "Sanne d. W., Zwolle" },
    });
    await expect(refuseReview.run(services, { words: ["999999"], options: { reason: "x" } })).rejects.toThrow(
      "no customer",
    );
  });

  test("of another article, with a strange token, too short or with no stars is refused", async () => {
    const placed = await invited();
    const { masterKey } = (await invitationOf(placed)).items[0]!;
    expect(await write(review(placed, "99-9999"))).toMatchObject({ status: 404, body: { code: "article-not-bought" } });
    for (const strange of [
      "nonsense",
      token("review-end", placed),
      linkToken("review", randomUUID(), "another secret"),
    ])
      expect((await write(review(placed, masterKey, { token: strange }))).status).toBe(406);
    const fresh = await delivered();
    expect((await write(review(fresh, masterKey))).status).toBe(406);
    for (const [field, value] of [
      ["score", 0],
      ["score", 6],
      ["text", "Te kort."],
      ["title", " "],
      ["author", "123"],
      ["sleeperType", "UPSIDE"],
    ] as const)
      expect((await write(review(placed, masterKey, { [field]: value }))).body.errors).toMatchObject([{ field }]);
  });

  test("is not of what went back", async () => {
    const placed = await invited();
    const pieces = (await orders.read(placed)).withdrawal.pieceKeys;
    const before = (await invitationOf(placed)).items.length;
    await orders.withdraw(placed, pieces);
    expect((await invitationOf(placed)).items.length).toBeLessThan(before);
  });
});

describe("a photo", () => {
  test("is stored upright and small, without place, camera or anything else of its file", async () => {
    const placed = await invited();
    const { masterKey } = (await invitationOf(placed)).items[0]!;
    const file = await phonePhoto();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { status, body } = await send(placed, file);
    expect(status).toBe(200);
    await write(review(placed, masterKey, { photoIds: [body.photoId] }));
    const { review_id: id } = await shop.db
      .selectFrom("customer_review")
      .select("review_id")
      .where("order_id", "=", placed.orderId)
      .executeTakeFirstOrThrow();
    expect(await getReviewPhoto(shop.db, body.photoId)).toBeUndefined();
    await publishReview.run(shop.upstream.services, { words: [id], options: {} });
    const [photo] = (await shown(masterKey, { filter: { withPhoto: true } })).reviews[0]!.photos;
    expect(photo).toMatchObject({ width: 900, height: 1200 });
    expect(reviewPhotoOf(photo!.file)).toBe(body.photoId);
    expect((await shown(masterKey)).photos).toEqual([{ ...photo, author: expect.any(String) as string }]);
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
    const [placed, other] = [await invited(), await invited()];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [Buffer.from("geen foto"), svg, Buffer.alloc(70_001, 1)])
      expect((await send(placed, bytes)).status).toBe(400);
    const { photoId } = (await send(other, await phonePhoto())).body;
    const { masterKey } = (await invitationOf(placed)).items[0]!;
    await write(review(placed, masterKey, { photoIds: [photoId] }));
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

test("a visitor counts once as helped, and may take it back; what is not shown gets no votes", async () => {
  const { masterKey, id } = await written();
  const vote = (visitorKey: string, isHelpful = true) =>
    shop.call<{ helpfulCount: number }>("voteForReview", { reviewId: id, visitorKey, isHelpful });
  expect((await vote("visitor-one")).status).toBe(404);
  await publishReview.run(shop.upstream.services, { words: [id], options: {} });
  await Promise.all([vote("visitor-one"), vote("visitor-one"), vote("visitor-one")]);
  expect((await vote("visitor-two")).body.helpfulCount).toBe(2);
  expect((await vote("visitor-one", false)).body.helpfulCount).toBe(1);
  const [first] = (await shown(masterKey, { sort: "helpful" })).reviews;
  expect(first).toMatchObject({ id, helpfulCount: 1 });
  const rows = await shop.db.selectFrom("review_vote").select("visitor_hash").where("review_id", "=", id).execute();
  expect(rows.map((row) => row.visitor_hash).join()).not.toContain("visitor");
});

test("reviews are in what a customer exports, stay when a catalogue is imported, and go with the account", async () => {
  const { masterKey, id } = await written();
  await publishReview.run(shop.upstream.services, { words: [id], options: {} });
  await runTransaction(shop.db, (trx) => deactivateReviews(trx, [], emptySummary()));
  expect((await shown(masterKey)).reviews.map((each) => each.id)).toContain(id);
  const account = await accounts.registerProved({ email: orderedBy });
  const { body } = await shop.call<{ reviews: { title: string; state: string }[] }>(
    "exportMyData",
    { password: testPassword },
    account,
  );
  expect(body.reviews.find((each) => each.state === "published")).toMatchObject({ title: "Ligt goed" });
  await shop.call("requestAccountDeletion", { password: testPassword }, account);
  await shop.call("confirmAccountDeletion", { token: await accounts.tokenOf("delete-account", orderedBy) });
  for (const table of ["review_invitation", "customer_review", "review_photo", "review_vote"] as const)
    expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await shown(masterKey)).reviews.map((each) => each.id)).not.toContain(id);
});
