import type { FragmentType } from "@apollo/client/masking";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ProductRow } from "#app/catalog/product-row.tsx";
import { BlockLinks } from "#app/content/block-links.tsx";

export const ShopTheRoomBlockFragment = graphql(`
  fragment ShopTheRoomBlock_block on ShopTheRoomBlock {
    id
    headline
    text
    image {
      ...StoryImage_image @unmask
    }
    hotspots {
      key
      left
      top
      product {
        id
        name
        ...ProductRow_product
      }
    }
    links {
      ...StoryLink_link @unmask
    }
  }
`);

/** The number of a product, in the photo and in the list beside it. */
const numberClasses =
  "grid size-7 place-items-center rounded-full bg-page text-xs font-bold text-ink tabular-nums shadow-card";

/** A room with a number on each product in it, and those products beside it; a number leads to its product in the list. */
export function ShopTheRoomBlock({ block }: { readonly block: FragmentType<typeof ShopTheRoomBlockFragment> }) {
  const { t } = useTranslation("blocks");
  const id = useId();
  const { headline, text, image, hotspots, links } = useFragment(ShopTheRoomBlockFragment, block);
  const shown = hotspots.flatMap(({ product, ...place }) => (product ? [{ ...place, product }] : []));
  if (!image || shown.length === 0) return null;
  return (
    <section className="mx-auto mt-section grid max-w-page items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 px-gutter lg:grid-cols-[minmax(0,62fr)_minmax(0,38fr)]">
      <div className="relative" style={{ aspectRatio: `${image.width} / ${image.height}` }}>
        <StoryPhoto image={image} sizes="(min-width: 992px) 58vw, 92vw" className="h-full" />
        {shown.map(({ key, left, top, product }, index) => (
          <a
            key={key}
            href={`#${id}-${index}`}
            className="absolute grid size-11 -translate-1/2 place-items-center"
            style={{
              left: `clamp(1.375rem, ${left ?? 0}%, 100% - 1.375rem)`,
              top: `clamp(1.375rem, ${top ?? 0}%, 100% - 1.375rem)`,
            }}
          >
            <span className="sr-only">{t("inRoom", { product: product.name })}</span>
            <span aria-hidden="true" className={numberClasses}>
              {index + 1}
            </span>
          </a>
        ))}
      </div>
      <div className="grid gap-5">
        <h2 className="font-display text-h2 font-medium tracking-display">{headline}</h2>
        {text && <p className="max-w-[30rem] text-ink-muted">{text}</p>}
        <ol className="border-b border-line">
          {shown.map(({ key, product }, index) => (
            <li key={key} id={`${id}-${index}`} className="relative target:bg-surface">
              <span aria-hidden="true" className={`absolute top-1.5 -left-2 z-1 ${numberClasses}`}>
                {index + 1}
              </span>
              <ProductRow product={product} />
            </li>
          ))}
        </ol>
        <BlockLinks links={links} button="outline" />
      </div>
    </section>
  );
}
