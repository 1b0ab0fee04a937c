import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

export const PageHeadBlockFragment = graphql(`
  fragment PageHeadBlock_block on PageHeadBlock {
    id
    headline
    lead
    anchor
  }
`);

/** The headline of a page that has no hero. */
export function PageHeadBlock({ block }: { readonly block: FragmentType<typeof PageHeadBlockFragment> }) {
  const { headline, lead, anchor } = useFragment(PageHeadBlockFragment, block);
  return (
    <header id={anchor ?? undefined} className="mx-auto grid max-w-page gap-4 px-gutter pt-10 lg:pt-14">
      <h1 className="max-w-[50rem] font-display text-h1 font-medium tracking-display">{headline}</h1>
      {lead && <p className="max-w-text text-lead text-ink-muted">{lead}</p>}
    </header>
  );
}
