import type { QueryComplete } from "#app/graphql/page/query-complete.ts";
import type { SectionStoriesQuery as SectionStories } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";

const SectionStoriesQuery = graphql(`
  query SectionStories($startsWith: String!, $after: String) {
    stories(startsWith: $startsWith, first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          slug
          publishedAt
          images(first: 100) {
            url
          }
        }
      }
    }
  }
`);

type Story = NonNullable<SectionStories["stories"]>["edges"][number]["node"];

/** All stories of a section such as `adviseur`, its own first page among them. */
export async function* sectionStories(query: QueryComplete, section: string): AsyncGenerator<Story, void, undefined> {
  let after: string | null = null;
  do {
    const { stories }: SectionStories = await query(SectionStoriesQuery, { startsWith: section, after });
    if (!stories) return;
    // what only begins with the same letters is no part of it
    for (const { node } of stories.edges) if (node.slug === section || node.slug.startsWith(`${section}/`)) yield node;
    after = stories.pageInfo.hasNextPage ? (stories.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
}
