import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { useOverlay } from "#app/ui/use-overlay.ts";
import { GalleryDialog, galleryOverlay } from "./gallery-dialog.tsx";

export interface GalleryImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** How many photos the mosaic shows without leaving a gap in its grid. */
function mosaicSize(count: number): number {
  if (count >= 5) return 5;
  return count >= 3 ? 3 : 1;
}

/** A product's photos: a mosaic on wide windows, swiped one by one on narrow ones; a press opens them large. */
export function Gallery({ images, name }: { readonly images: readonly GalleryImage[]; readonly name: string }) {
  const { t } = useTranslation("catalog");
  const { open } = useOverlay(galleryOverlay, "dialog");
  const [shown, setShown] = useState(0);
  const enlarge = (index: number) => {
    setShown(index);
    open();
  };
  return (
    <section aria-label={t("gallery.label", { name })} className="relative min-w-0 self-start">
      <ul className="-mx-gutter flex snap-x snap-mandatory scrollbar-none overflow-x-auto lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-3 lg:overflow-visible">
        {images.map((image, index) => (
          <li
            key={image.url + image.alt}
            className={`w-full shrink-0 snap-center px-gutter lg:w-auto lg:px-0 ${index === 0 ? "lg:col-span-2" : ""} ${index < mosaicSize(images.length) ? "" : "lg:hidden"}`}
          >
            <button
              type="button"
              onClick={() => enlarge(index)}
              aria-label={t("gallery.enlarge", { number: index + 1, total: images.length })}
              className="block w-full cursor-zoom-in"
            >
              <LazyImage
                src={image.url}
                alt={image.alt}
                width={image.width}
                height={image.height}
                eager={index === 0}
                sizes={index === 0 ? "(min-width: 1440px) 800px, (min-width: 992px) 56vw, 92vw" : "(min-width: 992px) 28vw, 92vw"}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <Button variant="inverse" dense onClick={() => enlarge(0)} className="absolute right-3 bottom-3">
          {t("gallery.all", { count: images.length })}
        </Button>
      )}
      <GalleryDialog images={images} name={name} shown={shown} onShow={setShown} />
    </section>
  );
}
