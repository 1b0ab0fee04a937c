import { use } from "react";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { assetOf, type Block } from "#app/content/block.ts";
import { BlockLinks } from "#app/content/block-links.tsx";
import { ProductRow } from "#app/catalog/product-row.tsx";
import { StoryReferencesContext } from "#app/content/story-references.ts";
import { listOf, textOf } from "#app/content/untyped.ts";

/** A room, and what stands in it to buy. */
export function RoomProducts({ block }: { readonly block: Block }) {
  const { products } = use(StoryReferencesContext);
  const shown = listOf(block["products"]).flatMap((key) => products.get(textOf(key)) ?? []);
  const image = assetOf(block["image"]);
  const text = textOf(block["text"]);
  if (shown.length === 0) return null;
  return (
    <section className="mx-auto mt-section grid max-w-page items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 px-gutter lg:grid-cols-[minmax(0,62fr)_minmax(0,38fr)]">
      {image && (
        <LazyImage
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          sizes="(min-width: 992px) 58vw, 92vw"
          className="aspect-[16/11]"
        />
      )}
      <div className="grid gap-5">
        <h2 className="font-display text-h2 font-medium tracking-display">{textOf(block["headline"])}</h2>
        {text !== "" && <p className="max-w-[30rem] text-ink-muted">{text}</p>}
        <ul className="border-b border-line">
          {shown.map((product) => (
            <li key={product.id}>
              <ProductRow product={product} />
            </li>
          ))}
        </ul>
        <BlockLinks links={block["links"]} button="outline" />
      </div>
    </section>
  );
}
