import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { safeHref } from "#app/content/safe-href.ts";

export const AdviceCardsBlockFragment = graphql(`
  fragment AdviceCardsBlock_block on AdviceCardsBlock {
    id
    headline
    cards {
      key
      title
      text
      href
      image {
        ...StoryImage_image @unmask
      }
    }
  }
`);

/** Cards that lead to pages worth reading. */
export function AdviceCardsBlock({ block }: { readonly block: FragmentType<typeof AdviceCardsBlockFragment> }) {
  const { headline, cards } = useFragment(AdviceCardsBlockFragment, block);
  const shown = cards.flatMap(({ href: address, ...card }) => {
    const href = safeHref(address);
    return href === undefined ? [] : [{ ...card, href }];
  });
  if (shown.length === 0) return null;
  // no level of headings is left out
  const Title = headline ? "h3" : "h2";
  return (
    <BlockSection headline={headline}>
      {/* no card alone in the last row */}
      <ul
        className={`grid gap-x-grid gap-y-8 ${shown.length % 4 === 0 ? "md:grid-cols-2 xl:grid-cols-4" : "md:grid-cols-3"}`}
      >
        {shown.map(({ key, href, title, text, image }) => (
          <li key={key}>
            <Anchor href={href} prefetch="intent" className="group grid gap-3">
              {image && (
                <StoryPhoto image={image} alt="" sizes="(min-width: 768px) 31vw, 92vw" className="aspect-[3/2]" />
              )}
              <Title className="font-display text-h3 font-medium tracking-display group-hover:underline group-hover:underline-offset-4">
                {title}
              </Title>
              {text && <p className="text-sm text-ink-muted">{text}</p>}
            </Anchor>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
