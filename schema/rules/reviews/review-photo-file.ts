const pattern = /^beoordeling-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.webp$/;

/** The name below `/images/` of a photo of a customer's review (docs/rules.md#reviews-by-customers). */
export function reviewPhotoFile(photoId: string): string {
  return `beoordeling-${photoId}.webp`;
}

/** The id of the photo with such a name; undefined for any other name. */
export function reviewPhotoOf(file: string): string | undefined {
  return pattern.exec(file)?.[1];
}
