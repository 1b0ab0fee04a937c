import { LazyImage } from "#app/ui/lazy-image.tsx";
import { assetOf, type Block } from "#app/content/block.ts";
import { listOf } from "#app/content/untyped.ts";

/** Two photos side by side, each with its caption. */
export function ImagePair({ block }: { readonly block: Block }) {
  const images = listOf(block["images"]).flatMap((value) => assetOf(value) ?? []);
  if (images.length === 0) return null;
  return (
    <div className="mx-auto mt-section grid max-w-page gap-grid px-gutter md:grid-cols-2">
      {images.map((image) => (
        <figure key={image.src} className="grid content-start gap-2.5">
          <LazyImage
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            sizes="(min-width: 768px) 46vw, 92vw"
            className="aspect-[3/2]"
          />
          {image.title !== "" && <figcaption className="text-sm text-ink-muted">{image.title}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
