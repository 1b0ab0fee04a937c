import type { QueryComplete } from "#app/graphql/page/query-complete.ts";
import type { SectionSlugsQuery as SectionSlugs } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";

const SectionSlugsQuery = graphql(`
  query SectionSlugs($startsWith: String!, $after: String) {
    stories(startsWith: $startsWith, first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          slug
        }
      }
    }
  }
`);

/** Slugs of all stories of a section such as `adviseur`, its own first page among them. */
export async function sectionSlugs(query: QueryComplete, section: string): Promise<string[]> {
  const slugs: string[] = [];
  let after: string | null = null;
  do {
    const { stories }: SectionSlugs = await query(SectionSlugsQuery, { startsWith: section, after });
    if (!stories) break;
    slugs.push(...stories.edges.map(({ node }) => node.slug));
    after = stories.pageInfo.hasNextPage ? (stories.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  // what only begins with the same letters is no part of it
  return slugs.filter((slug) => slug === section || slug.startsWith(`${section}/`));
}
