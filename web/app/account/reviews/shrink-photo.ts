import { largestReviewPhoto, reviewPhotoSide } from "@warmeland/schema/rules/reviews/customer-review.ts";

/** Sides and qualities to try, best first: the first that is small enough is sent. */
const attempts = [
  [reviewPhotoSide, 0.8],
  [reviewPhotoSide, 0.6],
  [960, 0.7],
  [960, 0.5],
  [720, 0.6],
  [560, 0.5],
] as const;

/**
 * Draws a photo anew, upright and small enough to be sent, so that nothing else of its file leaves the device.
 * @returns a data URL of a JPEG; undefined for what the browser cannot read
 */
export async function shrinkPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const [side, quality] of attempts) {
      const url = draw(picture, side, quality);
      if (url !== undefined && bytesOf(url) <= largestReviewPhoto) return url;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, side: number, quality: number): string | undefined {
  const factor = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * factor));
  canvas.height = Math.max(1, Math.round(picture.height * factor));
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  // what is see-through would become black
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", quality);
}

/** Bytes of what a data URL holds in base64. */
function bytesOf(url: string): number {
  return Math.floor((base64Of(url).length * 3) / 4);
}

/** What a data URL holds, in base64. */
export function base64Of(url: string): string {
  return url.slice(url.indexOf(",") + 1);
}
