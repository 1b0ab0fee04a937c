import { useTranslation } from "react-i18next";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { GalleryImage } from "./gallery-image.ts";

interface GalleryThumbsProps {
  readonly images: readonly GalleryImage[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly className?: string;
}

/** A small photo for each; the one on show has a ring. */
export function GalleryThumbs({ images, shown, onShow, className = "" }: GalleryThumbsProps) {
  const { t } = useTranslation("product");
  if (images.length < 2) return null;
  return (
    <ul className={`flex gap-2.5 ${className}`}>
      {images.map((image, index) => (
        <li key={image.url + image.alt} className="w-20 min-w-0">
          <button
            type="button"
            onClick={() => onShow(index)}
            aria-label={t("gallery.show", { number: index + 1 })}
            aria-current={index === shown ? "true" : undefined}
            className="block w-full rounded-sm ring-offset-2 ring-offset-page aria-[current]:ring-2 aria-[current]:ring-selected"
          >
            <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="80px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
