/** Widths in px that the image route renders; twice the widest tile of each breakpoint is among them. */
export const imageWidths = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 2000] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** A photo of the shop or of Storyblok, and the filters that its editor put behind it. */
const served =
  /^(\/images\/[^/?]+|https:\/\/a[\w-]*\.storyblok\.com\/f\/.+\.(?:jpe?g|png|webp|avif))(?:\/m\/?.*?(?:filters(:.*))?)?(?:\?.*)?$/i;

/** The address of one width of a photo; one of a site whose image service is unknown has only its own width. */
export function imageUrl(url: string, width: ImageWidth): string {
  const [, photo, filters = ""] = served.exec(url) ?? [];
  if (!photo) return url;
  if (photo.startsWith("/") && !filters) return `${photo}?w=${width}`;
  const format = filters.includes(":format(") ? "" : ":format(webp)";
  return `${photo}/m/${width}x0/filters${filters}${format}${filters.includes(":quality(") ? "" : ":quality(85)"}`;
}

/** Every width a photo is worth, none above the original's; undefined where its site has but one. */
export function imageSrcSet(url: string, originalWidth: number): string | undefined {
  if (!served.test(url)) return undefined;
  const smaller = imageWidths.filter((width) => width <= originalWidth);
  const offered = smaller.length > 0 ? smaller : imageWidths.slice(0, 1);
  return offered.map((width) => `${imageUrl(url, width)} ${width}w`).join(", ");
}
