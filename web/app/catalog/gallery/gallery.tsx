import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { type GalleryImage, galleryOverlay } from "./gallery-image.ts";
import { GalleryThumbs } from "./gallery-thumbs.tsx";

/** The large view's code comes when somebody is about to need it. */
const fetchDialog = async () => ({ default: (await import("./gallery-dialog.tsx")).GalleryDialog });
const GalleryDialog = lazy(fetchDialog);

/** How many photos the mosaic shows without leaving a gap in its grid. */
function mosaicSize(count: number): number {
  if (count >= 5) return 5;
  return Math.min(count, 3);
}

/** A product's photos: a mosaic on wide windows, swiped one by one on narrow ones; a press opens them large. */
export function Gallery({ images, name }: { readonly images: readonly GalleryImage[]; readonly name: string }) {
  const { t } = useTranslation("product");
  const { open } = useOverlay(galleryOverlay, "dialog");
  const track = useRef<HTMLUListElement>(null);
  const [swipedTo, setSwipedTo] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const enlarge = (index: number) => {
    setEnlarged(index);
    open();
  };
  const swipeTo = (index: number) => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: still ? "auto" : "smooth" });
  };
  return (
    <section aria-label={t("gallery.label", { name })} className="min-w-0 self-start">
      <div className="relative">
        <ul
          ref={track}
          onScroll={({ currentTarget }) =>
            setSwipedTo(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
          }
          className="-mx-gutter flex snap-x snap-mandatory scrollbar-none overflow-x-auto lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-3 lg:overflow-visible"
        >
          {images.map((image, index) => (
            <li
              key={image.url + image.alt}
              className={`w-full shrink-0 snap-center px-gutter lg:w-auto lg:px-0 ${index === 0 || images.length === 2 ? "lg:col-span-2" : ""} ${index > 0 ? "print:hidden" : "print:w-3/5"} ${index < mosaicSize(images.length) ? "" : "lg:hidden"}`}
            >
              <button
                type="button"
                onClick={() => enlarge(index)}
                onPointerEnter={() => void fetchDialog()}
                onFocus={() => void fetchDialog()}
                aria-label={t("gallery.enlarge", { number: index + 1, total: images.length })}
                className="block w-full cursor-zoom-in max-lg:focus-visible:-outline-offset-4"
              >
                <LazyImage
                  src={image.url}
                  alt={image.alt}
                  width={image.width}
                  height={image.height}
                  eager={index === 0}
                  sizes={
                    index === 0
                      ? "(min-width: 1440px) 800px, (min-width: 992px) 56vw, 92vw"
                      : "(min-width: 992px) 28vw, 92vw"
                  }
                />
              </button>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <p
              aria-hidden="true"
              className="pointer-events-none absolute right-3 bottom-3 rounded-sm bg-page px-2.5 py-1 text-xs tabular-nums lg:hidden print:hidden"
            >
              {t("gallery.position", { number: swipedTo + 1, total: images.length })}
            </p>
            <Button
              variant="inverse"
              dense
              onClick={() => enlarge(0)}
              className="absolute right-3 bottom-3 max-lg:hidden"
            >
              {t("gallery.all", { count: images.length })}
            </Button>
          </>
        )}
      </div>
      <GalleryThumbs
        images={images}
        shown={swipedTo}
        onShow={swipeTo}
        className="mt-2.5 max-sm:hidden lg:hidden print:hidden"
      />
      {enlarged !== undefined && (
        <Suspense>
          <GalleryDialog overlayId={galleryOverlay} images={images} name={name} shown={enlarged} onShow={setEnlarged} />
        </Suspense>
      )}
    </section>
  );
}
