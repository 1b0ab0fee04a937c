import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { deactivateReviews } from "#upstreams/catalogue/import/write-reviews.ts";
import { emptySummary } from "#upstreams/catalogue/import/import-summary.ts";
import { answerReview, refuseReview } from "#upstreams/console/reviews/judge-reviews.ts";
import { listReviews } from "#upstreams/console/reviews/list-reviews.ts";
import { showReview } from "#upstreams/console/reviews/show-review.ts";
import { linkToken } from "#upstreams/rpc/link-token.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { testPassword } from "#upstreams/rpc/testing/account-shop.ts";
import { orderedBy } from "#upstreams/rpc/testing/paid-orders.ts";
import { ReviewShop } from "#upstreams/rpc/testing/review-shop.ts";
import type { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

let reviews: ReviewShop;
let shop: RpcTestShop;

beforeAll(async () => {
  reviews = await ReviewShop.open();
  ({ shop } = reviews);
});
afterAll(() => reviews.close());

describe("a review", () => {
  test("is taken once for what was bought and kept, and shown only when the shop has read it", async () => {
    const { placed, masterKey, id } = await reviews.written();
    expect((await reviews.invitationOf(placed)).items.find((item) => item.masterKey === masterKey)?.state).toBe(
      "waiting",
    );
    expect(await reviews.write(reviews.review(placed, masterKey))).toMatchObject({
      status: 409,
      body: { code: "review-exists" },
    });
    expect((await reviews.shown(masterKey)).reviews.map((each) => each.id)).not.toContain(id);

    const { services } = shop.upstream;
    const listed = await listReviews.run(services, { words: [], options: {} });
    expect("rows" in listed && listed.rows.map((row) => row["id"])).toContain(id);
    const before = await shop.db.selectFrom("catalogue_version").selectAll().execute();
    await reviews.publish(id);
    await answerReview.run(services, { words: [id], options: { text: "Dank u." } });
    const after = await shop.db.selectFrom("catalogue_version").selectAll().execute();
    expect(after.length - before.length).toBe(before.length > 0 ? 1 : 0);
    expect((await reviews.shown(masterKey)).reviews.find((each) => each.id === id)).toMatchObject({
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
    expect((await reviews.invitationOf(placed)).items[0]?.state).toBe("published");
  });

  test("that is refused is not shown, and its writer hears why", async () => {
    const { masterKey, id } = await reviews.written();
    const { services } = shop.upstream;
    await reviews.publish(id);
    await refuseReview.run(services, { words: [id], options: { reason: "er staat een adres in." } });
    expect((await reviews.shown(masterKey)).reviews.map((each) => each.id)).not.toContain(id);
    const mail = await reviews.mailOf("review-refused", id);
    expect(mail?.text).toContain("er staat een adres in.");
    expect(await showReview.run(services, { words: [id], options: {} })).toMatchObject({
      facts: { state: "refused", author: "Sanne d. W., Zwolle" },
    });
    await expect(refuseReview.run(services, { words: ["999999"], options: { reason: "x" } })).rejects.toThrow(
      "no customer",
    );
  });

  test("of another article, with a strange token, too short or with no stars is refused", async () => {
    const placed = await reviews.invited();
    const { masterKey } = (await reviews.invitationOf(placed)).items[0]!;
    expect(await reviews.write(reviews.review(placed, "99-9999"))).toMatchObject({
      status: 404,
      body: { code: "article-not-bought" },
    });
    for (const strange of [
      "nonsense",
      reviews.token("review-end", placed),
      linkToken("review", randomUUID(), "another secret"),
    ])
      expect((await reviews.write(reviews.review(placed, masterKey, { token: strange }))).status).toBe(406);
    const fresh = await reviews.delivered();
    expect((await reviews.write(reviews.review(fresh, masterKey))).status).toBe(406);
    for (const [field, value] of [
      ["score", 0],
      ["score", 6],
      ["text", "Te kort."],
      ["title", " "],
      ["author", "123"],
      ["sleeperType", "UPSIDE"],
    ] as const)
      expect((await reviews.write(reviews.review(placed, masterKey, { [field]: value }))).body.errors).toMatchObject([
        { field },
      ]);
  });

  test("is not of what went back", async () => {
    const placed = await reviews.invited();
    const pieces = (await reviews.orders.read(placed)).withdrawal.pieceKeys;
    const before = (await reviews.invitationOf(placed)).items.length;
    await reviews.orders.withdraw(placed, pieces);
    expect((await reviews.invitationOf(placed)).items.length).toBeLessThan(before);
  });
});

test("reviews are in what a customer exports, stay when a catalogue is imported, and go with the account", async () => {
  const { masterKey, id } = await reviews.written();
  await reviews.publish(id);
  await runTransaction(shop.db, (trx) => deactivateReviews(trx, [], emptySummary()));
  expect((await reviews.shown(masterKey)).reviews.map((each) => each.id)).toContain(id);
  const account = await reviews.accounts.registerProved({ email: orderedBy });
  const { body } = await shop.call<{ reviews: { title: string; state: string }[] }>(
    "exportMyData",
    { password: testPassword },
    account,
  );
  expect(body.reviews.find((each) => each.state === "published")).toMatchObject({ title: "Ligt goed" });
  await shop.call("requestAccountDeletion", { password: testPassword }, account);
  await shop.call("confirmAccountDeletion", { token: await reviews.accounts.tokenOf("delete-account", orderedBy) });
  for (const table of ["review_invitation", "customer_review", "review_photo", "review_vote"] as const)
    expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await reviews.shown(masterKey)).reviews.map((each) => each.id)).not.toContain(id);
});
