import type { Image } from "#gateway/catalog/image.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { text } from "#gateway/locale/text.ts";
import type { WireReview } from "#gateway/sources/rpc/wire-review.ts";

/** A photo that came with a review of `author`. */
export function photoOfReview(
  { file, width, height }: WireReview["photos"][number],
  author: string,
  context: GatewayContext,
): Image {
  return {
    url: `/images/${file}`,
    alt: text(context.shop, "review.photo", { author }),
    width,
    height,
    averageColor: null,
    kind: "DETAIL",
  };
}
