import { graphql } from "#app/graphql/generated/gql.ts";
import type { StoryLink_LinkFragment } from "#app/graphql/generated/graphql.ts";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";
import { safeHref } from "./safe-href.ts";

/** Has no id of its own: spread it unmasked. */
export const StoryLinkFragment = graphql(`
  fragment StoryLink_link on StoryLink {
    key
    label
    href
    style
  }
`);

export type StoryLink = FragmentFields<StoryLink_LinkFragment>;

/** The links that lead somewhere. */
export function shownLinks(links: readonly StoryLink[]) {
  return links.flatMap(({ key, label, href: address, style }) => {
    const href = safeHref(address);
    return href !== undefined && label ? [{ key, label, href, style }] : [];
  });
}
