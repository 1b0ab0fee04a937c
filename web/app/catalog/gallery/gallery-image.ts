/** A photo of a gallery, of any size. */
export interface GalleryImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Name of the overlay that shows photos large. */
export const galleryOverlay = "gallery";
