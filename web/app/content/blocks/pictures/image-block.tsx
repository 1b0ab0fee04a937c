import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";

export const ImageBlockFragment = graphql(`
  fragment ImageBlock_block on ImageBlock {
    id
    anchor
    image {
      ...StoryImage_image @unmask
    }
  }
`);

/** One photo in its own shape, with its caption; an upright one is no higher than the window. */
export function ImageBlock({ block }: { readonly block: FragmentType<typeof ImageBlockFragment> }) {
  const { anchor, image } = useFragment(ImageBlockFragment, block);
  if (!image) return null;
  const shape = image.width / image.height;
  return (
    <figure id={anchor ?? undefined} className="mx-auto mt-section grid max-w-page gap-2.5 px-gutter">
      <span className="block w-full" style={{ maxWidth: `min(100%, calc(80vh * ${shape.toFixed(4)}))` }}>
        <span className="block" style={{ aspectRatio: `${image.width} / ${image.height}` }}>
          <LazyImage
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            sizes="(min-width: 1440px) 83rem, 92vw"
            className="h-full"
          />
        </span>
      </span>
      {image.title && <figcaption className="text-sm text-ink-muted">{image.title}</figcaption>}
    </figure>
  );
}
