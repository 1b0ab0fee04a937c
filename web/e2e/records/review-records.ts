import { expect, type APIRequestContext } from "playwright/test";

import { database } from "./shop-records.ts";

/**
 * Writes reviews of a master over those it has: twelve Dutch ones, a German one with a stored translation, and one without. Those that an
 * earlier journey has written stay, as pages that know them are shown for a while.
 */
export async function writeReviews(request: APIRequestContext, masterKey: string): Promise<void> {
  const db = await database();
  await db
    .deleteFrom("review")
    .where("master_key", "=", masterKey)
    .where("reference_key", "not like", "journey-%")
    .execute();
  const dutch = Array.from({ length: 12 }, (_, index) =>
    reviewOf(masterKey, index, "nl", { title: `Oordeel ${index + 1}`, text: "Prima." }),
  );
  const german = { title: "Gute Matratze", text: "Sehr bequem." };
  const rows = [
    ...dutch,
    reviewOf(masterKey, 20, "de", german, { nl: { title: "Goed matras", text: "Zeer comfortabel." } }),
    reviewOf(masterKey, 21, "de", { title: "Ohne Worte", text: "Alles gut." }),
  ];
  await db
    .insertInto("review")
    .values(rows)
    .onConflict((conflict) => conflict.column("reference_key").doNothing())
    .execute();
  await db
    .insertInto("catalogue_version")
    .values({ checksum: `reviews of ${masterKey}` })
    .execute();
  await expect.poll(() => countOf(request, masterKey), { timeout: 20_000 }).toBe(rows.length);
}

function reviewOf(
  masterKey: string,
  day: number,
  language: string,
  words: { title: string; text: string },
  translations: object = {},
) {
  return {
    reference_key: `journey-${masterKey}-${day}`,
    master_key: masterKey,
    language,
    score: 5 - (day % 3),
    written_at: new Date(Date.UTC(2026, 9, day + 1)).toISOString(),
    data: JSON.stringify({ ...words, author: "Jan V.", place: "Assen", sleeperType: "side", translations }),
  };
}

async function countOf(request: APIRequestContext, masterKey: string): Promise<number> {
  const query = "query ($masterKey: String!) { product(by: { masterKey: $masterKey }) { rating { count } } }";
  const response = await request.post("/graphql", { data: { query, variables: { masterKey } } });
  const result = (await response.json()) as { data: { product: { rating: { count: number } } } };
  return result.data.product.rating.count;
}
