import { imageWidths, type ImageWidth } from "#app/ui/image-source.ts";

export interface ImageRequest {
  /** Name of the original: no folder, no way out of one. */
  readonly file: string;
  readonly width: ImageWidth;
}

const fileName = /^[a-z0-9][a-z0-9_-]{0,120}\.(?:webp|jpe?g|png|avif)$/i;
const defaultWidth: ImageWidth = 960;

/** Reads `/images/{file}?w={width}`; 'bad' for a width that is not on the list, undefined for what is no photo's name. */
export function readImageRequest({ pathname, searchParams }: URL): ImageRequest | "bad" | undefined {
  const file = pathname.slice("/images/".length);
  if (!fileName.test(file)) return undefined;
  const requested = searchParams.get("w");
  if (requested === null) return { file, width: defaultWidth };
  const width = imageWidths.find((each) => String(each) === requested);
  return width === undefined ? "bad" : { file, width };
}
