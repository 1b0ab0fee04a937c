import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

export const QuoteBlockFragment = graphql(`
  fragment QuoteBlock_block on QuoteBlock {
    id
    text
    source
    anchor
  }
`);

/** Words worth a pause, without quotation marks. */
export function QuoteBlock({ block }: { readonly block: FragmentType<typeof QuoteBlockFragment> }) {
  const { text, source, anchor } = useFragment(QuoteBlockFragment, block);
  return (
    <figure id={anchor ?? undefined} className="mx-auto mt-section max-w-page px-gutter">
      <blockquote className="max-w-[50rem] font-display text-h2 font-medium tracking-display text-balance">
        {text}
      </blockquote>
      {source && <figcaption className="mt-4 text-sm text-ink-muted">{source}</figcaption>}
    </figure>
  );
}
