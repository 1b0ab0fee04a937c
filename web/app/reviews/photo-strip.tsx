import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GalleryImage } from "#app/catalog/gallery/gallery-image.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";

const GalleryDialog = lazy(async () => ({
  default: (await import("#app/catalog/gallery/gallery-dialog.tsx")).GalleryDialog,
}));
const overlayId = "review-photos";

/** The photos of all reviews in a row; a press opens them large, and leads on to the others. */
export function PhotoStrip({ photos }: { readonly photos: readonly GalleryImage[] }) {
  const { t } = useTranslation("reviews");
  const { open } = useOverlay(overlayId, "drawer");
  const [enlarged, setEnlarged] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <section aria-label={t("photos.title")} className="mb-6">
      <h3 className="mb-2.5 text-sm font-semibold">{t("photos.title")}</h3>
      <ul className="-m-1 flex scrollbar-none gap-2 overflow-x-auto p-1">
        {photos.map(({ url, alt, width, height }, index) => (
          <li key={url} className="w-24 shrink-0">
            <button
              type="button"
              onClick={() => {
                setEnlarged(index);
                open();
              }}
              aria-label={t("photos.enlarge", { number: index + 1, total: photos.length })}
              className="block w-full cursor-zoom-in"
            >
              <LazyImage src={url} alt={alt} width={width} height={height} sizes="96px" className="aspect-square" />
            </button>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Suspense>
          <GalleryDialog
            overlayId={overlayId}
            images={photos}
            name={t("photos.title")}
            shown={enlarged}
            onShow={setEnlarged}
          />
        </Suspense>
      )}
    </section>
  );
}
