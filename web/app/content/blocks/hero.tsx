import { use } from "react";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Stripe } from "#app/ui/stripe.tsx";
import { assetOf, blocksOf, keyOf, type Block } from "#app/content/block.ts";
import { BlockLinks } from "#app/content/block-links.tsx";
import { Hotspot } from "./hotspot.tsx";
import { StoryReferencesContext } from "#app/content/story-references.ts";
import { textOf } from "#app/content/untyped.ts";

/** The first thing on a page: words on night, the selvedge, and a room. */
export function Hero({ block }: { readonly block: Block }) {
  const { products } = use(StoryReferencesContext);
  const image = assetOf(block["image"]);
  const text = textOf(block["text"]);
  return (
    <section className="night grid bg-night text-on-night lg:grid-cols-[minmax(0,38fr)_auto_minmax(0,62fr)]">
      <div className="order-3 grid content-center gap-6 px-gutter py-10 lg:order-1 lg:py-section lg:pl-[max(var(--spacing-gutter),calc((100vw-90rem)/2+var(--spacing-gutter)))]">
        <h1 className="font-display text-display font-medium tracking-display">{textOf(block["headline"])}</h1>
        {text !== "" && <p className="max-w-[28rem] text-lead text-on-night-muted">{text}</p>}
        <BlockLinks links={block["links"]} button="inverse" />
      </div>
      <Stripe bands="across" className="order-2 h-2 w-full lg:h-full lg:w-2.5" />
      {image && (
        <div className="relative order-1 lg:order-3">
          <LazyImage
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            eager
            sizes="(min-width: 992px) 62vw, 100vw"
            className="aspect-[16/11] rounded-none lg:aspect-auto lg:h-full lg:min-h-[34rem]"
          />
          {blocksOf(block["hotspots"]).map((hotspot) => {
            const product = products.get(textOf(hotspot["product"]));
            return product ? (
              <Hotspot
                key={keyOf(hotspot)}
                product={product}
                left={Number(hotspot["left"])}
                top={Number(hotspot["top"])}
              />
            ) : null;
          })}
        </div>
      )}
    </section>
  );
}
