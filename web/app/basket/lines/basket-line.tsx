import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { BasketLineControls } from "./basket-line-controls.tsx";
import { BasketLinePromotion } from "./basket-line-promotion.tsx";
import { BasketLinePrice } from "./basket-line-price.tsx";
import { BasketLineStatus } from "./basket-line-status.tsx";
import { GiftControls } from "#app/basket/gifts/gift-controls.tsx";
import type { GiftWish } from "#app/basket/gifts/gift-wish.ts";

const BasketLineFragment = graphql(`
  fragment BasketLine_item on BasketItem {
    id
    status
    isGift
    product {
      id
      slug
      name
      images(first: 1) {
        url
        alt
        width
        height
      }
    }
    variant {
      id
      variantId
      title
    }
    ...BasketLineStatus_item
    ...BasketLinePrice_item
    ...BasketLineControls_item
    ...BasketLinePromotion_item
    ...GiftControls_item
  }
`);

export type BasketLineLayout = "page" | "flyout";

interface BasketLineProps {
  readonly item: FragmentType<typeof BasketLineFragment>;
  readonly layout: BasketLineLayout;
  readonly onRemoved: () => void;
  readonly onChooseGift: (wish: GiftWish) => void;
}

const layouts = {
  page: {
    heading: "h3",
    grid: "grid-cols-[6.5rem_1fr] md:grid-cols-[10.5rem_1fr_auto] md:gap-x-6",
    image: "row-span-2 md:row-span-3",
    price: "col-start-2 md:col-start-3 md:row-start-1 md:text-right",
    controls: "col-span-full md:col-start-2",
    sizes: "(min-width: 768px) 168px, 104px",
  },
  flyout: {
    heading: "h3",
    grid: "grid-cols-[5.5rem_1fr] sm:grid-cols-[6.5rem_1fr]",
    image: "row-span-3",
    price: "col-start-2",
    controls: "col-start-2",
    sizes: "104px",
  },
} as const;

/** One item of the basket with everything that can be done to it. */
export function BasketLine({ item, layout, onRemoved, onChooseGift }: BasketLineProps) {
  const data = useFragment(BasketLineFragment, item);
  const { product, variant, status } = data;
  const [image] = product.images;
  const place = layouts[layout];
  const Heading = place.heading;
  const address = status === "DELETED" ? undefined : paths.product(product.slug, variant.variantId);
  return (
    <article className={`grid gap-x-4 gap-y-2 ${place.grid}`}>
      <div className={place.image}>
        {image && (
          <LazyImage
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            sizes={place.sizes}
            imageClassName={status === "AVAILABLE" ? "" : "opacity-55"}
          />
        )}
      </div>
      <div className="grid content-start gap-1">
        <Heading className="leading-snug font-semibold">
          {address === undefined ? (
            product.name
          ) : (
            <Anchor href={address} className="touch-target hover:underline hover:decoration-1 hover:underline-offset-4">
              {product.name}
            </Anchor>
          )}
        </Heading>
        <p className="text-sm text-ink-muted">{variant.title}</p>
        <BasketLinePromotion item={data} />
        <BasketLineStatus item={data} quiet={layout === "flyout"} />
      </div>
      <div className={place.price}>
        <BasketLinePrice item={data} stacked={layout === "page"} />
      </div>
      <div className={place.controls}>
        {data.isGift ? (
          <GiftControls item={data} onRemoved={onRemoved} onChooseGift={onChooseGift} />
        ) : (
          <BasketLineControls item={data} canSave={layout === "page"} onRemoved={onRemoved} />
        )}
      </div>
    </article>
  );
}
