import type { Generated } from "kysely";

import type { Bigint, GeneratedBigint, Json, Timestamp } from "./column-types.ts";

/** What was learned from the orders. */
export interface RecommendationTables {
  recommendation_model: {
    version: GeneratedBigint;
    learned_at: Timestamp;
    /** Newest version of the catalogue at that time; '0' without one. */
    catalogue_version: Bigint;
    status: "current" | "former" | "kept_back";
    /** Stays current whatever is learned. */
    is_chosen_by_hand: Generated<boolean>;
    /** `ModelFigures`. */
    figures: Json;
    /** Master keys to `[master key, weight]`, best first. */
    neighbours: Json;
  };
}
