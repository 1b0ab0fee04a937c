import { LazyImage } from "#app/ui/lazy-image.tsx";
import { assetOf, type Block } from "#app/content/block.ts";
import { BlockLinks } from "#app/content/block-links.tsx";
import { textOf } from "#app/content/untyped.ts";

/** The one ochre block of a page. */
export function ActionBlock({ block }: { readonly block: Block }) {
  const image = assetOf(block["image"]);
  const text = textOf(block["text"]);
  const conditions = textOf(block["conditions"]);
  return (
    <section className="mx-auto mt-section max-w-page px-gutter">
      <div className="grid overflow-hidden rounded-sm bg-teaser text-on-teaser lg:grid-cols-2">
        <div className="grid content-center gap-4 p-8 lg:p-14">
          <h2 className="font-display text-h2 font-medium tracking-display">{textOf(block["headline"])}</h2>
          {text !== "" && <p className="max-w-[30rem]">{text}</p>}
          <BlockLinks links={block["links"]} />
          {conditions !== "" && <p className="text-xs">{conditions}</p>}
        </div>
        {image && (
          <LazyImage
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            sizes="(min-width: 992px) 46vw, 92vw"
            className="aspect-[3/2] h-full rounded-none"
          />
        )}
      </div>
    </section>
  );
}
