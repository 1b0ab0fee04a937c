import type { Generated } from "kysely";

import type { GeneratedBigint, GeneratedTimestamp, Json, NullableTimestamp } from "./column-types.ts";

/** Stories that the shop's editors have changed or added; what is not here stands in the folder of stories. */
export interface StoryTables {
  story: {
    language: string;
    full_slug: string;
    /** What is not published yet. */
    draft: Json | null;
    /** In place of the folder's; null while that one is published. */
    published: Json | null;
    /** Whether shoppers see none, the folder's neither. */
    is_withdrawn: Generated<boolean>;
    /** When the draft is to be published. */
    publish_at: NullableTimestamp;
    changed_at: GeneratedTimestamp;
  };
  story_version: {
    story_version_id: GeneratedBigint;
    language: string;
    full_slug: string;
    event: "saved" | "published" | "unpublished";
    story: Json;
    made_at: GeneratedTimestamp;
  };
}
