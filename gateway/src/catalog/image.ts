import type { ProductImage } from "@scayle/storefront-api";
import { imageUrl, imageWidths } from "@warmeland/schema/rules/images/image-source.ts";
import { builder } from "#gateway/builder.ts";
import { labelOf, valueOf } from "./wire-attributes.ts";

type ImageKind = "PACKSHOT" | "DETAIL" | "ROOM" | "SWATCH";

export interface Image {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly averageColor: string | null;
  readonly kind: ImageKind;
}

const ImageKindRef = builder.enumType("ImageKind", {
  description: "What a photo shows.",
  values: {
    PACKSHOT: { description: "The article alone, the photo of cards and galleries." },
    DETAIL: { description: "A close-up of a part of the article." },
    ROOM: { description: "The article in a room." },
    SWATCH: { description: "A piece of nothing but its fabric or wood." },
  } as const,
});

export const ImageRef = builder.objectRef<Image>("Image").implement({
  description: "A photo.",
  fields: (t) => ({
    url: t.string({
      description:
        "Address of the photo: of the original, or of a WebP for a width; a path of the shop's own origin unless `absolute` is asked for or it comes from another site.",
      args: {
        width: t.arg.int({
          description: `Pixels it is shown at, times the density of the screen: the next of ${imageWidths.join(", ")} is taken, the widest above.`,
        }),
        absolute: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: "With the shop's origin in front, for clients that have another or none.",
        }),
      },
      resolve: ({ url }, { width, absolute }, { publicUrl }) => {
        const address = width == null ? url : imageUrl(url, renderedWidth(width));
        return absolute ? new URL(address, publicUrl).href : address;
      },
    }),
    alt: t.exposeString("alt", {
      description: "What the photo shows, for people who do not see it; in the shop's language.",
    }),
    width: t.exposeInt("width", { description: "Width of the original in pixels." }),
    height: t.exposeInt("height", { description: "Height of the original in pixels." }),
    averageColor: t.exposeString("averageColor", {
      nullable: true,
      description: "Placeholder colour as `#rrggbb`, null when unknown.",
    }),
    kind: t.field({ type: ImageKindRef, description: "What the photo shows.", resolve: (image) => image.kind }),
  }),
});

const widest = imageWidths[imageWidths.length - 1]!;

function renderedWidth(shown: number): (typeof imageWidths)[number] {
  return imageWidths.find((width) => width >= shown) ?? widest;
}

const kinds: Readonly<Record<string, ImageKind>> = {
  packshot: "PACKSHOT",
  detail: "DETAIL",
  room: "ROOM",
  swatch: "SWATCH",
};
// docs/rules.md#pictures: product images are 4:3
const usualWidth = 1600;
const usualHeight = 1200;

/** A photo of commerce as the graph shows it; `name` describes it when it has no description of its own. */
export function imageOf(image: ProductImage, name: string): Image {
  const colour = valueOf(image.attributes, "imageAverageColour");
  return {
    url: image.url ?? `/images/${image.hash}`,
    alt: labelOf(image.attributes, "imageDescription") ?? name,
    width: Number(valueOf(image.attributes, "imageWidth")) || usualWidth,
    height: Number(valueOf(image.attributes, "imageHeight")) || usualHeight,
    averageColor: colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour : null,
    kind: kinds[valueOf(image.attributes, "imageType") ?? ""] ?? "PACKSHOT",
  };
}
