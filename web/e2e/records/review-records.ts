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

/** Lets an order have arrived so many days ago, as it would have to wait for otherwise. */
export async function arrivedDaysAgo(orderNumber: string, days: number): Promise<void> {
  const db = await database();
  const at = new Date(Date.now() - days * 86_400_000);
  const { order_id: id } = await db
    .selectFrom("shop_order")
    .select("order_id")
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow();
  await db.updateTable("shipment").set({ shipped_at: at, delivered_at: at }).where("order_id", "=", id).execute();
  await db.updateTable("order_event").set({ happened_at: at }).where("order_id", "=", id).execute();
}

/** The id under which the console knows the newest review of an order. */
export async function reviewIdOf(orderNumber: string): Promise<string> {
  const db = await database();
  const { review_id: id } = await db
    .selectFrom("customer_review as c")
    .innerJoin("shop_order as o", "o.order_id", "c.order_id")
    .select("c.review_id")
    .where("o.order_number", "=", orderNumber)
    .orderBy("c.review_id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
