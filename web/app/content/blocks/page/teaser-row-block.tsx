import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockLinks } from "#app/content/block-links.tsx";
import { BlockSection } from "#app/content/block-section.tsx";

export const TeaserRowBlockFragment = graphql(`
  fragment TeaserRowBlock_block on TeaserRowBlock {
    id
    headline
    teasers {
      key
      title
      text
      image {
        ...StoryImage_image @unmask
      }
      links {
        ...StoryLink_link @unmask
      }
    }
  }
`);

/** Two large photos side by side, each with words and links below it. */
export function TeaserRowBlock({ block }: { readonly block: FragmentType<typeof TeaserRowBlockFragment> }) {
  const { headline, teasers } = useFragment(TeaserRowBlockFragment, block);
  if (teasers.length === 0) return null;
  // no level of headings is left out
  const Title = headline ? "h3" : "h2";
  return (
    <BlockSection headline={headline}>
      <ul className="grid gap-x-grid gap-y-12 md:grid-cols-2">
        {teasers.map(({ key, title, text, image, links }) => (
          <li key={key} className="grid content-start gap-4 bg-surface">
            {image && <StoryPhoto image={image} sizes="(min-width: 768px) 46vw, 92vw" className="aspect-[3/2]" />}
            <div className="grid gap-3 px-6 pt-2 pb-7">
              <Title className="font-display text-h3 font-medium tracking-display">{title}</Title>
              {text && <p className="max-w-text text-ink-muted">{text}</p>}
              <BlockLinks links={links} button="outline" />
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
