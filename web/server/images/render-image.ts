import sharp, { type Sharp } from "sharp";
import type { ImageRequest } from "./image-request.ts";

const mostPixels = 4096 * 4096;

/** A photo as it was requested, never larger than its original. Throws for what is no photo. */
export async function renderImage(original: Uint8Array, request: ImageRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { crop, rotate, blur, brightness, focal } = request;
  const upright = sharp(original, { limitInputPixels: mostPixels }).autoOrient();
  const cropped = crop || focal ? upright.extract(await keptArea(original, request)) : upright;
  const sized = resize(cropped, request);
  // turned before it is sized, it would have another size
  const turned = rotate === 0 ? sized : sharp(await sized.png().toBuffer()).rotate(rotate);
  const blurred = blur === 0 ? turned : turned.blur(blur);
  const brightened = brightness === 0 ? blurred : blurred.linear(1, (brightness / 100) * 255);
  return new Uint8Array(await encoded(brightened, request).toBuffer());
}

/** What is left of the original by the crop, and, around a focal area, by the shape of the size. */
async function keptArea(original: Uint8Array, { crop, focal, width, height, fitIn }: ImageRequest): Promise<Area> {
  const { autoOrient: size } = await sharp(original).metadata();
  const left = Math.min(crop?.left ?? 0, size.width - 1);
  const top = Math.min(crop?.top ?? 0, size.height - 1);
  const whole = {
    left,
    top,
    width: Math.min(crop?.right ?? size.width, size.width) - left,
    height: Math.min(crop?.bottom ?? size.height, size.height) - top,
  };
  const isCut = typeof focal === "object" && !fitIn && width > 0 && height > 0;
  return isCut ? around(focal, whole, width / height) : whole;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const place = (middle: number, from: number, size: number, room: number) =>
  Math.round(Math.min(Math.max(middle - size / 2, from), from + room - size));

/** The largest part of the whole in a shape, with the focal area as near its middle as the edges let it. */
function around(
  focal: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  whole: Area,
  shape: number,
): Area {
  const width = Math.max(1, Math.min(whole.width, Math.round(whole.height * shape)));
  const height = Math.max(1, Math.min(whole.height, Math.round(whole.width / shape)));
  return {
    left: place((focal.left + focal.right) / 2, whole.left, width, whole.width),
    top: place((focal.top + focal.bottom) / 2, whole.top, height, whole.height),
    width,
    height,
  };
}

function resize(image: Sharp, { width, height, fitIn, focal }: ImageRequest): Sharp {
  return image.resize({
    ...(width > 0 && { width }),
    ...(height > 0 && { height }),
    fit: fitIn ? "inside" : "cover",
    position: focal === "smart" ? sharp.strategy.attention : "centre",
    withoutEnlargement: true,
  });
}

function encoded(image: Sharp, { format, quality }: ImageRequest): Sharp {
  if (format === "png") return image.png();
  const options = { quality: Math.max(1, quality) };
  return format === "jpeg" ? image.jpeg(options) : image.webp(options);
}
