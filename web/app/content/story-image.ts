import { graphql } from "#app/graphql/generated/gql.ts";
import type { StoryImage_ImageFragment } from "#app/graphql/generated/graphql.ts";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";

/** Has no id of its own: spread it unmasked. */
export const StoryImageFragment = graphql(`
  fragment StoryImage_image on StoryImage {
    url
    alt
    title
    width
    height
    focus {
      left
      top
    }
  }
`);

/** A picture that editors chose. */
export type StoryImage = FragmentFields<StoryImage_ImageFragment>;
