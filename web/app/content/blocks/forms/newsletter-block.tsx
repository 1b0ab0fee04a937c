import type { FragmentType } from "@apollo/client/masking";
import { NewsletterBand } from "#app/account/newsletter/newsletter-band.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

export const NewsletterBlockFragment = graphql(`
  fragment NewsletterBlock_block on NewsletterBlock {
    id
    headline
    text
  }
`);

/** The newsletter with the words of a page. */
export function NewsletterBlock({ block }: { readonly block: FragmentType<typeof NewsletterBlockFragment> }) {
  const { headline, text } = useFragment(NewsletterBlockFragment, block);
  return <NewsletterBand own={{ title: headline ?? "", text }} />;
}
