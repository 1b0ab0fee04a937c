import { photoHeight } from "#app/content/photo-height.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { Json } from "./rich-text-json.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A picture within a text, in its own shape; its title is the caption. */
export function RichTextImage({ attrs }: { readonly attrs: Json }) {
  const src = textOf(attrs["src"]);
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(src)) return null;
  // Storyblok writes the size into the address
  const [, width, height] = /\/(\d{1,5})x(\d{1,5})\//.exec(src) ?? [];
  const size = { width: Number(width) || 1200, height: Number(height) || 900 };
  const title = textOf(attrs["title"]);
  return (
    <figure className="my-8 grid gap-2.5">
      <span className="block" style={{ aspectRatio: `${size.width} / ${photoHeight(size)}` }}>
        <LazyImage
          {...size}
          src={src}
          alt={textOf(attrs["alt"])}
          sizes="(min-width: 768px) 42rem, 92vw"
          className="h-full"
        />
      </span>
      {title !== "" && <figcaption className="text-sm text-ink-muted">{title}</figcaption>}
    </figure>
  );
}
