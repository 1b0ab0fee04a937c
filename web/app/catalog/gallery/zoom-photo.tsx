import { type KeyboardEvent, type RefObject, useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { minusIcon, plusIcon } from "#app/ui/icon/icon-paths.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { GalleryImage } from "./gallery-image.ts";
import { useZoom } from "./use-zoom.ts";
import { mostZoom } from "./zoom.ts";

/** Keys of a photo; returns whether it took the key. */
export interface ZoomKeys {
  readonly press: (event: KeyboardEvent) => boolean;
}

interface ZoomPhotoProps {
  readonly image: GalleryImage;
  readonly keys: RefObject<ZoomKeys | null>;
  readonly onSwipe: (by: 1 | -1) => void;
}

/** Part of the frame that an arrow key moves an enlarged photo by. */
const stride = 0.15;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
};

/** One photo as large as the window lets it be, and larger on demand. */
export function ZoomPhoto({ image, keys, onSwipe }: ZoomPhotoProps) {
  const { t } = useTranslation("product");
  const frame = useRef<HTMLDivElement>(null);
  const { view, handlers, enlarge, move } = useZoom(frame, onSwipe);
  const isWhole = view.scale === 1;
  useImperativeHandle(keys, () => ({
    press({ key }) {
      const way = isWhole ? undefined : moves[key];
      if (key === "+" || key === "=") enlarge(1);
      else if (key === "-") enlarge(-1);
      else if (way) move(...way);
      else return false;
      return true;
    },
  }));
  return (
    <>
      <div
        ref={frame}
        {...handlers}
        className={`touch-none overflow-hidden rounded-sm select-none ${isWhole ? "cursor-zoom-in" : "cursor-grab active:cursor-grabbing"}`}
      >
        <div
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className="pointer-events-none"
        >
          <LazyImage
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            eager
            sizes={isWhole ? "(min-width: 1120px) 1088px, 92vw" : `${image.width}px`}
          />
        </div>
      </div>
      <div className="absolute right-3 bottom-3 flex gap-1 rounded-full bg-page">
        <ZoomButton icon={minusIcon} label={t("gallery.zoomOut")} isAtEnd={isWhole} onPress={() => enlarge(-1)} />
        <ZoomButton
          icon={plusIcon}
          label={t("gallery.zoomIn")}
          isAtEnd={view.scale >= mostZoom}
          onPress={() => enlarge(1)}
        />
      </div>
    </>
  );
}

interface ZoomButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

/** Keeps the focus at its end, where a disabled button would lose it and the keys with it. */
function ZoomButton({ icon, label, isAtEnd, onPress }: ZoomButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="aria-disabled:cursor-default aria-disabled:text-ink-disabled"
    />
  );
}
