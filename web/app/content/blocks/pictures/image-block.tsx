import type { FragmentType } from "@apollo/client/masking";
import { photoHeight } from "#app/content/photo-height.ts";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

export const ImageBlockFragment = graphql(`
  fragment ImageBlock_block on ImageBlock {
    id
    anchor
    image {
      ...StoryImage_image @unmask
    }
  }
`);

/** One photo in its own shape, an upright one three by four and no higher than the window, with its caption. */
export function ImageBlock({ block }: { readonly block: FragmentType<typeof ImageBlockFragment> }) {
  const { anchor, image } = useFragment(ImageBlockFragment, block);
  if (!image) return null;
  const height = photoHeight(image);
  const shape = image.width / height;
  return (
    <figure id={anchor ?? undefined} className="mx-auto mt-section grid max-w-page gap-2.5 px-gutter">
      <span className="block w-full" style={{ maxWidth: `min(100%, calc(80vh * ${shape.toFixed(4)}))` }}>
        <span className="block" style={{ aspectRatio: `${image.width} / ${height}` }}>
          <StoryPhoto image={image} sizes="(min-width: 1440px) 83rem, 92vw" className="h-full" />
        </span>
      </span>
      {image.title && <figcaption className="text-sm text-ink-muted">{image.title}</figcaption>}
    </figure>
  );
}
