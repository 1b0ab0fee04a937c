import { imageWidths, type ImageWidth } from "@warmeland/schema/rules/images/image-source.ts";
import { type ImageFilters, readImageFilters, usualFilters } from "./image-filters.ts";

export interface ImageRequest extends ImageFilters {
  /** Name of the original: no folder, no way out of one. */
  readonly file: string;
  /** Whether more than a width may have been asked for. */
  readonly byService: boolean;
  /** In px, never above the original's; 0 for the width that belongs to the height. */
  readonly width: ImageWidth | 0;
  /** In px; 0 for the height that belongs to the width. With both, the edges are cut off. */
  readonly height: number;
  /** Whether it is made to fit into width and height instead. */
  readonly fitIn: boolean;
  /** Part of the original to begin with, in px of it. */
  readonly crop:
    | { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
    | undefined;
}

const fileName = /^[a-z0-9][a-z0-9_-]{0,120}\.(?:webp|jpe?g|png|avif)$/i;
const defaultWidth: ImageWidth = 960;
/** Of the widest photo in the shape of portraits. */
const mostHeight = 2667;

/**
 * Reads `/images/{file}?w={width}`, and the same photo by Storyblok's image service: `/images/{file}/m/{crop}/{width}x{height}/filters:…`
 * (docs/rules.md#pictures-of-stories). 'bad' for what is not offered, undefined for what is no photo's name.
 */
export function readImageRequest({ pathname, searchParams }: URL): ImageRequest | "bad" | undefined {
  const [file = "", ...rest] = pathname.slice("/images/".length).split("/");
  if (!fileName.test(file)) return undefined;
  if (rest.length > 0) return rest[0] === "m" ? readService(file, decoded(rest.slice(1))) : undefined;
  const requested = searchParams.get("w");
  const width = requested === null ? defaultWidth : offeredWidth(requested);
  return width ? { file, byService: false, width, height: 0, fitIn: false, crop: undefined, ...usualFilters } : "bad";
}

/** What stands behind `/m/`: any of `fit-in`, a crop, a size, `smart` and filters, in this order. */
function readService(file: string, parts: readonly string[]): ImageRequest | "bad" {
  const left = parts.filter((part) => part !== "");
  const fitIn = take(left, /^fit-in$/) !== undefined;
  const crop = take(left, /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/);
  const size = take(left, /^(\d{1,4})x(\d{1,4})$/);
  const isSmart = take(left, /^smart$/) !== undefined;
  const filters = readImageFilters(take(left, /^filters((?::[^:()]+\([^()]*\))+)$/)?.[1] ?? "");
  const [, requested = "0", requestedHeight = "0"] = size ?? [];
  const width = requested === "0" ? 0 : offeredWidth(requested);
  const height = Number(requestedHeight);
  if (left.length > 0 || !filters || width === undefined || height > mostHeight) return "bad";
  const [cropLeft = 0, cropTop = 0, cropRight = 0, cropBottom = 0] = crop?.slice(1).map(Number) ?? [];
  if (crop && (cropRight <= cropLeft || cropBottom <= cropTop)) return "bad";
  return {
    file,
    byService: true,
    width: width === 0 && height === 0 ? defaultWidth : width,
    height,
    fitIn,
    crop: crop && { left: cropLeft, top: cropTop, right: cropRight, bottom: cropBottom },
    ...filters,
    ...(isSmart && { focal: filters.focal ?? "smart" }),
  };
}

function take(parts: string[], pattern: RegExp): RegExpExecArray | undefined {
  const found = pattern.exec(parts[0] ?? "");
  if (found) parts.shift();
  return found ?? undefined;
}

function offeredWidth(text: string): ImageWidth | undefined {
  return imageWidths.find((width) => String(width) === text);
}

function decoded(parts: readonly string[]): readonly string[] {
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return ["undecodable"];
  }
}
