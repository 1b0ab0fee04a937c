/** Widths in px that the image route renders; twice the widest tile of each breakpoint is among them. */
export const imageWidths = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 2000] as const;

export type ImageWidth = (typeof imageWidths)[number];

const ownImages = "/images/";

/** The address of one width of a photo; other sites' photos have only their own width. */
export function imageUrl(url: string, width: ImageWidth): string {
  return url.startsWith(ownImages) ? `${url.split("?")[0]}?w=${width}` : url;
}

/** Every width a photo is worth, none above the original's; undefined for other sites' photos. */
export function imageSrcSet(url: string, originalWidth: number): string | undefined {
  if (!url.startsWith(ownImages)) return undefined;
  const smaller = imageWidths.filter((width) => width <= originalWidth);
  const offered = smaller.length > 0 ? smaller : imageWidths.slice(0, 1);
  return offered.map((width) => `${imageUrl(url, width)} ${width}w`).join(", ");
}
