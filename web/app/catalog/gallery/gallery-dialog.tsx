import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { caretLeftIcon, caretRightIcon } from "#app/ui/icon/late-icon-paths.ts";
import type { GalleryImage } from "./gallery-image.ts";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { type ZoomKeys, ZoomPhoto } from "./zoom-photo.tsx";

interface GalleryDialogProps {
  readonly overlayId: string;
  readonly images: readonly GalleryImage[];
  readonly name: string;
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** All photos large, one at a time: by arrows, keys, swipes and thumbnails; each can be zoomed. */
export function GalleryDialog({ overlayId, images, name, shown, onShow }: GalleryDialogProps) {
  const { t } = useTranslation("product");
  const keys = useRef<ZoomKeys>(null);
  const image = images[shown];
  if (!image) return null;
  const move = (by: number) => onShow((shown + by + images.length) % images.length);
  return (
    <Dialog
      overlayId={overlayId}
      placement="full"
      title={name}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (keys.current?.press(event)) event.preventDefault();
        else if (event.key === "ArrowLeft") move(-1);
        else if (event.key === "ArrowRight") move(1);
      }}
    >
      <div
        role="group"
        aria-label={t("gallery.label", { name })}
        className="mx-auto grid min-h-full content-center max-w-[min(68rem,calc((100dvh-15rem)*4/3))] min-w-0 gap-4"
      >
        <div className="relative">
          <ZoomPhoto key={image.url + image.alt} image={image} keys={keys} onSwipe={move} />
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
        <GalleryThumbs images={images} shown={shown} onShow={onShow} className="justify-center" />
      </div>
    </Dialog>
  );
}
