import { graphql } from "#app/graphql/generated/gql.ts";
import type { StoryRichText_TextFragment } from "#app/graphql/generated/graphql.ts";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";

/** Has no id of its own: spread it unmasked. */
export const StoryRichTextFragment = graphql(`
  fragment StoryRichText_text on StoryRichText {
    document
  }
`);

export type StoryRichText = FragmentFields<StoryRichText_TextFragment>;
