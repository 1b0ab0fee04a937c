import { afterAll, beforeAll, expect, test } from "vitest";

import { addTestReview } from "#upstreams/catalogue/testing/add-review.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import type { WireReviews } from "./wire-review.ts";

let shop: RpcTestShop;
let german: string;
let inactive: string;

beforeAll(async () => {
  shop = await RpcTestShop.open({ rateLimits: true });
  const variant = await shop.addVariant();
  const { reference_key } = await shop.db
    .selectFrom("variant")
    .select("reference_key")
    .where("variant_id", "=", variant)
    .executeTakeFirstOrThrow();
  const scores = [5, 4, 5, 2, 4, 5, 3];
  for (const [index, score] of scores.entries()) {
    await addTestReview(shop.db, {
      score,
      writtenAt: `2026-0${index + 1}-10T12:00:00Z`,
      document: { title: `Nr ${index}` },
    });
  }
  german = await addTestReview(shop.db, {
    language: "de",
    score: 4,
    writtenAt: "2026-09-10T08:00:00Z",
    document: {
      title: "Gut",
      text: "Liegt gut.",
      place: "Köln",
      sleeperType: "side",
      variant: reference_key,
      translations: { nl: { title: "Goed", text: "Ligt goed." } },
    },
  });
  inactive = await addTestReview(shop.db, { score: 1, active: false });
  await addTestReview(shop.db, { score: 1, masterKey: "03-0001" });
});
afterAll(() => shop.close());

async function titles(payload: Record<string, unknown>): Promise<string[]> {
  const { body } = await shop.call<WireReviews>("getReviews", { masterKey: "03-1481", ...payload });
  return body.reviews.map((review) => review.title);
}

test("a page of reviews comes with score, count and distribution of all active ones", async () => {
  const { status, body } = await shop.call<WireReviews>("getReviews", { masterKey: "03-1481", perPage: 1 });
  expect(status).toBe(200);
  expect(body).toEqual({
    score: 4,
    count: 8,
    distribution: { "1": 0, "2": 1, "3": 1, "4": 3, "5": 3 },
    page: 1,
    perPage: 1,
    matching: 8,
    sizes: expect.any(Array),
    sleeperTypes: ["side"],
    photos: [],
    reviews: [
      {
        id: german,
        masterKey: "03-1481",
        language: "de",
        score: 4,
        writtenAt: "2026-09-10T08:00:00.000Z",
        title: "Gut",
        text: "Liegt gut.",
        author: "Joke V.",
        place: "Köln",
        sleeperType: "side",
        variant: { id: expect.any(Number), title: "90 × 200 cm, gemiddeld", productName: expect.any(String) },
        isVerified: false,
        helpfulCount: 0,
        photos: [],
        answer: null,
      },
    ],
  });
});

async function filtered(filter: object): Promise<WireReviews> {
  return (await shop.call<WireReviews>("getReviews", { masterKey: "03-1481", filter })).body;
}

test("a filter leaves those of its stars and sleepers, and the score of all of them", async () => {
  expect(await filtered({ score: 5 })).toMatchObject({ matching: 3, count: 8, score: 4 });
  expect((await filtered({ sleeperType: "side" })).reviews.map(({ id }) => id)).toEqual([german]);
  expect(await filtered({ sleeperType: "side", score: 5 })).toMatchObject({ matching: 0, reviews: [] });
  expect(await filtered({ withPhoto: true })).toMatchObject({ matching: 0, reviews: [] });
});

test.each([
  ["newest", ["Gut", "Nr 6", "Nr 5"]],
  ["oldest", ["Nr 0", "Nr 1", "Nr 2"]],
  ["highest", ["Nr 5", "Nr 2", "Nr 0"]],
  ["lowest", ["Nr 3", "Nr 6", "Gut"]],
])("sorted by %s", async (sort, first) => {
  expect(await titles({ sort, perPage: 3 })).toEqual(first);
});

test("pages follow each other without repeating or skipping, and end", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => titles({ page, perPage: 3, sort: "highest" })));
  expect(pages.map((page) => page.length)).toEqual([3, 3, 2, 0]);
  expect(new Set(pages.flat()).size).toBe(8);
});

test("a product without reviews has none; a product that does not exist is a 404", async () => {
  await shop.db
    .insertInto("product")
    .values({ reference_key: "without", master_key: "09-0001", first_live_at: "2026-01-01", data: "{}" })
    .execute();
  const { body } = await shop.call<WireReviews>("getReviews", { masterKey: "09-0001" });
  expect(body).toMatchObject({ count: 0, score: 0, reviews: [] });
  expect(await shop.call("getReviews", { masterKey: "03-9999" })).toMatchObject({
    status: 404,
    body: { code: "product-not-found" },
  });
});

test.each([
  {},
  { masterKey: "" },
  { masterKey: "03-1481", page: 0 },
  { masterKey: "03-1481", perPage: 51 },
  { masterKey: "03-1481", sort: "best" },
])("payload %j is refused", async (payload) => {
  expect((await shop.call("getReviews", payload)).status).toBe(400);
});

test("a translation that is stored with the review is returned", async () => {
  const { status, body } = await shop.call("translateReview", { reviewId: german, language: "nl" });
  expect([status, body]).toEqual([200, { language: "nl", title: "Goed", text: "Ligt goed." }]);
});

test.each([
  ["another language", () => ({ reviewId: german, language: "fr" }), 404, "translation-not-available"],
  ["its own language", () => ({ reviewId: german, language: "de" }), 404, "translation-not-available"],
  ["an unknown review", () => ({ reviewId: "999999", language: "nl" }), 404, "review-not-found"],
  ["an inactive review", () => ({ reviewId: inactive, language: "de" }), 404, "review-not-found"],
  ["something that is no id", () => ({ reviewId: "1 or 1=1", language: "nl" }), 400, "invalid-input"],
  ["a language no shop speaks", () => ({ reviewId: german, language: "la" }), 400, "invalid-input"],
])("no translation into or of %s", async (_what, payload, status, code) => {
  expect(await shop.call("translateReview", payload())).toMatchObject({ status, body: { code } });
});

const translateFor = (address: string) =>
  shop.call("translateReview", { reviewId: german, language: "nl" }, { headers: { "x-forwarded-for": address } });

test("one address may request 60 translations in a quarter of an hour; others go on", async () => {
  const responses = await Promise.all(Array.from({ length: 64 }, () => translateFor("192.0.2.7")));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
  const refused = responses.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await translateFor("192.0.2.8")).status).toBe(200);
});
