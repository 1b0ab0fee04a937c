import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { imageUrl } from "@warmeland/schema/rules/images/image-source.ts";
import { BlockSection } from "#app/content/block-section.tsx";

export const VideoBlockFragment = graphql(`
  fragment VideoBlock_block on VideoBlock {
    id
    headline
    video
    captions
    caption
    anchor
    image {
      ...StoryImage_image @unmask
    }
  }
`);

/** A film of the shop's own: nothing of it is loaded before somebody plays it, and nothing comes from anybody else. */
export function VideoBlock({ block }: { readonly block: FragmentType<typeof VideoBlockFragment> }) {
  const { i18n, t } = useTranslation("blocks");
  const { headline, video, captions, caption, anchor, image } = useFragment(VideoBlockFragment, block);
  if (!video || !captions) return null;
  return (
    <BlockSection id={anchor} headline={headline}>
      <figure className="grid gap-2.5">
        <video
          controls
          playsInline
          preload="none"
          poster={image ? imageUrl(image.url, 1280) : undefined}
          aria-label={caption ?? headline ?? image?.alt ?? undefined}
          className="aspect-video w-full rounded-sm bg-night object-cover"
        >
          <source src={video} />
          <track kind="captions" src={captions} srcLang={i18n.language} label={t("captions")} default />
        </video>
        {caption && <figcaption className="text-sm text-ink-muted">{caption}</figcaption>}
      </figure>
    </BlockSection>
  );
}
