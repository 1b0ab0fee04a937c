import { getFirstAttributeValue, type Product } from "@scayle/storefront-api";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addTestReview } from "#upstreams/catalogue/testing/add-review.ts";

import { markNewVersion } from "../testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream({
    categories: [{ path: "/slapen" }],
    products: ["a", "b", "c"].map((key) => ({
      key,
      master: key === "c" ? "03-0002" : "03-0001",
      categories: ["/slapen"],
      variants: [{ key: `${key}1` }],
    })),
  });
});
afterAll(() => upstream.close());

/** Number and score of the reviews by product. */
async function reviews(): Promise<Record<string, (string | number | undefined)[]>> {
  const { entities } = await upstream.json<{ entities: Product[] }>(
    "GET",
    "/v1/products?with=attributes:key(masterReviewsCount|masterReviewsScore)",
  );
  return Object.fromEntries(
    entities.map(({ referenceKey, attributes }) => [
      referenceKey,
      ["masterReviewsCount", "masterReviewsScore"].map((key) => getFirstAttributeValue(attributes, key)?.value),
    ]),
  );
}

test("every colour carries the number and the average of its master's active reviews, from the next catalogue version on", async () => {
  expect(await reviews()).toEqual({ a: ["0", "0"], b: ["0", "0"], c: ["0", "0"] });
  for (const score of [5, 5, 4]) await addTestReview(upstream.database.db, { masterKey: "03-0001", score });
  await addTestReview(upstream.database.db, { masterKey: "03-0001", score: 1, active: false });
  await markNewVersion(upstream.database.db);
  upstream.clock.now = new Date(upstream.clock.now.getTime() + 1000);
  await expect.poll(reviews).toEqual({ a: ["3", "4.7"], b: ["3", "4.7"], c: ["0", "0"] });
});
