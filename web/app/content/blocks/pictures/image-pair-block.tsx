import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

export const ImagePairBlockFragment = graphql(`
  fragment ImagePairBlock_block on ImagePairBlock {
    id
    images {
      ...StoryImage_image @unmask
    }
  }
`);

/** Two photos side by side, each with its caption. */
export function ImagePairBlock({ block }: { readonly block: FragmentType<typeof ImagePairBlockFragment> }) {
  const { images } = useFragment(ImagePairBlockFragment, block);
  if (images.length === 0) return null;
  return (
    <div className="mx-auto mt-section grid max-w-page gap-grid px-gutter md:grid-cols-2">
      {images.map((image, index) => (
        <figure key={index} className="grid content-start gap-2.5">
          <StoryPhoto image={image} sizes="(min-width: 768px) 46vw, 92vw" className="aspect-[3/2]" />
          {image.title && <figcaption className="text-sm text-ink-muted">{image.title}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
