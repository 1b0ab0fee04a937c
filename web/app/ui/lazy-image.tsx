import { useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { imageSrcSet, imageUrl } from "@warmeland/schema/rules/images/image-source.ts";
import { whenVisible } from "./browser/when-visible.ts";

interface LazyImageProps {
  readonly src: string;
  readonly alt: string;
  /** Size of the original in px; the browser reserves its shape. */
  readonly width: number;
  readonly height: number;
  /** How wide the image is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Loads at once: hero, first row, first gallery image. */
  readonly eager?: boolean;
  /** Shape and place of the tile; 4:3 unless given. */
  readonly className?: string;
  readonly imageClassName?: string;
  /** Place that stays visible when the tile cuts off edges, in per cent; its middle unless given. */
  readonly focus?: { readonly left: number; readonly top: number } | null | undefined;
}

/** A photo that fills its tile; it loads when it comes near the window and its placeholder fades out once it has. */
export function LazyImage({
  src,
  alt,
  width,
  height,
  sizes,
  eager = false,
  className = "aspect-product",
  imageClassName,
  focus,
}: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(eager);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (near || !frame.current) return undefined;
    return whenVisible(frame.current, () => setNear(true));
  }, [near]);

  const image = {
    src: imageUrl(src, 640),
    srcSet: imageSrcSet(src, width),
    sizes,
    width,
    height,
    decoding: "async" as const,
    className: classes("size-full object-cover", imageClassName),
    style: focus ? { objectPosition: `${focus.left}% ${focus.top}%` } : undefined,
  };
  return (
    <span ref={frame} className={classes("relative block overflow-hidden rounded-sm bg-tile", className)}>
      {near ? (
        <img
          alt={alt}
          {...image}
          // A photo from the browser's cache is complete before React listens.
          ref={(element) => void (element?.complete && element.naturalWidth > 0 && setLoaded(true))}
          fetchPriority={eager ? "high" : "auto"}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(true)}
        />
      ) : (
        <noscript>
          <img alt={alt} {...image} loading="lazy" />
        </noscript>
      )}
      {!eager && (
        <span
          aria-hidden="true"
          data-placeholder=""
          className={classes(
            "ui-placeholder absolute inset-0 bg-tile transition-opacity duration-(--duration-base)",
            loaded && "opacity-0",
          )}
        />
      )}
    </span>
  );
}
