import type { StoryAsset } from "@warmeland/schema/blocks/model/field-values.ts";
import { builder } from "#gateway/builder.ts";
import { safeImageUrl } from "#gateway/content/safe-url.ts";

type Focus = NonNullable<StoryAsset["focus"]>;

const StoryImageFocusRef = builder.objectRef<Focus>("StoryImageFocus").implement({
  description: "What of a picture must stay visible when its edges are cut off.",
  fields: (t) => ({
    left: t.exposeFloat("left", { description: "Place from the left, in per cent of the picture." }),
    top: t.exposeFloat("top", { description: "Place from the top, in per cent of the picture." }),
  }),
});

export const StoryImageRef = builder.objectRef<StoryAsset>("StoryImage").implement({
  description: "A picture of a story.",
  fields: (t) => ({
    url: t.exposeString("url", {
      description:
        "Address of the original: below `/images/`, which the image route serves in the widths it allows (`{url}?w={pixels}`), or absolute.",
    }),
    alt: t.exposeString("alt", {
      description: "What the picture shows, for people who do not see it; empty when it is decoration.",
    }),
    title: t.exposeString("title", { description: "Its caption; empty without one." }),
    width: t.exposeInt("width", { description: "Width of the original in pixels." }),
    height: t.exposeInt("height", { description: "Height of the original in pixels." }),
    focus: t.expose("focus", {
      type: StoryImageFocusRef,
      nullable: true,
      description: "What must stay visible; null when the editor marked nothing.",
    }),
  }),
});

/** A picture whose address a page may show; null for any other. */
export function shownImage(image: StoryAsset | null): StoryAsset | null {
  const url = image && safeImageUrl(image.url);
  return url ? { ...image, url } : null;
}
