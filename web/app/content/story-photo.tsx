import type { ComponentProps } from "react";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { StoryImage } from "./story-image.ts";

interface StoryPhotoProps extends Pick<ComponentProps<typeof LazyImage>, "sizes" | "eager" | "className"> {
  readonly image: StoryImage;
  /** Other words for it than its editor's; empty beside words that say the same. */
  readonly alt?: string;
}

/** A picture of a story. Where its tile cuts off edges, what the editor marked stays visible. */
export function StoryPhoto({ image, alt = image.alt, ...rest }: StoryPhotoProps) {
  const { url, width, height, focus } = image;
  return <LazyImage {...rest} src={url} alt={alt} width={width} height={height} focus={focus} />;
}
