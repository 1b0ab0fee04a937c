import { sql } from "kysely";

import type { ConsoleCommand } from "../console-command.ts";

const most = 200;

/** Customers' reviews, those that wait to be read first, the oldest of them first. */
export const listReviews: ConsoleCommand = {
  usage: "[--all]",
  summary: "customers' reviews that wait to be read; --all names the published and refused ones too",
  words: 0,
  options: { all: { type: "boolean" } },
  run: async ({ db }, { options }) => {
    const rows = await db
      .selectFrom("customer_review as c")
      .innerJoin("review as r", "r.review_id", "c.review_id")
      .select(["c.review_id", "c.state", "c.master_key", "r.score", "r.written_at"])
      .select(sql<string>`r.data->>'title'`.as("title"))
      .select(sql<number>`(select count(*)::int from review_photo f where f.review_id = c.review_id)`.as("photos"))
      .$if(options["all"] !== true, (query) => query.where("c.state", "=", "waiting"))
      .orderBy(sql`c.state = 'waiting'`, "desc")
      .orderBy("r.written_at")
      .limit(most)
      .execute();
    return {
      rows: rows.map((row) => ({
        id: row.review_id,
        written: row.written_at.toISOString(),
        state: row.state,
        article: row.master_key,
        stars: row.score,
        photos: row.photos,
        title: row.title,
      })),
    };
  },
};
