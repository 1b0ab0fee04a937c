import type { ModelFigures } from "#upstreams/recommendations/model/learn-model.ts";

import type { ConsoleCommand } from "../console-command.ts";

/** The versions of what was learned from the orders, the newest first. */
export const listModels: ConsoleCommand = {
  usage: "",
  summary: "what was learned from the orders, and how well it guesses",
  words: 0,
  run: async ({ db }) => {
    const rows = await db
      .selectFrom("recommendation_model")
      .select(["version", "learned_at", "status", "is_chosen_by_hand", "figures"])
      .orderBy("version", "desc")
      .execute();
    return {
      rows: rows.map(({ version, learned_at: learnedAt, status, is_chosen_by_hand: isChosen, figures }) => {
        const { orders, hitRate, ndcg, bestsellers, coverage } = figures as ModelFigures;
        return {
          version,
          learned: learnedAt.toISOString().slice(0, 16),
          status: isChosen ? `${status}, chosen` : status,
          orders,
          "hit rate": hitRate.toFixed(3),
          ndcg: ndcg.toFixed(3),
          bestsellers: bestsellers.toFixed(3),
          coverage: coverage.toFixed(2),
        };
      }),
    };
  },
};
