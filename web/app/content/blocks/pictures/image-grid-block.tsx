import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockSection } from "#app/content/block-section.tsx";

export const ImageGridBlockFragment = graphql(`
  fragment ImageGridBlock_block on ImageGridBlock {
    id
    headline
    images {
      ...StoryImage_image @unmask
    }
  }
`);

/** Photos of one size, each with its caption. */
export function ImageGridBlock({ block }: { readonly block: FragmentType<typeof ImageGridBlockFragment> }) {
  const { headline, images } = useFragment(ImageGridBlockFragment, block);
  if (images.length === 0) return null;
  return (
    <BlockSection headline={headline}>
      <ul className="grid grid-cols-2 gap-x-grid gap-y-7 lg:grid-cols-3">
        {images.map((image, index) => (
          <li key={index} className="max-lg:[&:first-child:nth-last-child(odd)]:col-span-2">
            <figure className="grid content-start gap-2.5">
              <StoryPhoto image={image} sizes="(min-width: 992px) 31vw, 46vw" />
              {image.title && <figcaption className="text-sm text-ink-muted">{image.title}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
