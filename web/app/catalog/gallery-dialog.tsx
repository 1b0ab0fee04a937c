import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { caretLeftIcon, caretRightIcon } from "#app/ui/icon-paths.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { GalleryImage } from "./gallery.tsx";

export const galleryOverlay = "gallery";

interface GalleryDialogProps {
  readonly images: readonly GalleryImage[];
  readonly name: string;
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** All photos large, one at a time: by arrows, arrow keys and thumbnails. */
export function GalleryDialog({ images, name, shown, onShow }: GalleryDialogProps) {
  const { t } = useTranslation("catalog");
  const image = images[shown];
  if (!image) return null;
  const move = (by: number) => onShow((shown + by + images.length) % images.length);
  return (
    <Dialog
      overlayId={galleryOverlay}
      placement="full"
      title={name}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") move(-1);
        if (event.key === "ArrowRight") move(1);
      }}
    >
      <div role="group" aria-label={t("gallery.label", { name })} className="mx-auto grid max-w-[68rem] gap-4">
        <div className="relative">
          <LazyImage
            key={image.url}
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            eager
            sizes="(min-width: 1120px) 1088px, 92vw"
          />
          {images.length > 1 && (
            <>
              <IconButton
                icon={caretLeftIcon}
                label={t("gallery.previous")}
                onClick={() => move(-1)}
                className="absolute top-1/2 left-3 -translate-y-1/2 bg-page"
              />
              <IconButton
                icon={caretRightIcon}
                label={t("gallery.next")}
                onClick={() => move(1)}
                className="absolute top-1/2 right-3 -translate-y-1/2 bg-page"
              />
            </>
          )}
        </div>
        <p role="status" className="text-center text-sm text-ink-muted tabular-nums">
          {t("gallery.position", { number: shown + 1, total: images.length })}
        </p>
        <ul className="flex justify-center gap-2">
          {images.map((thumb, index) => (
            <li key={thumb.url + thumb.alt} className="w-20">
              <button
                type="button"
                onClick={() => onShow(index)}
                aria-label={t("gallery.show", { number: index + 1 })}
                aria-current={index === shown ? "true" : undefined}
                className="block w-full rounded-sm aria-[current]:ring-2 aria-[current]:ring-selected"
              >
                <LazyImage src={thumb.url} alt="" width={thumb.width} height={thumb.height} sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
