import type { FragmentType } from "@apollo/client/masking";
import { type ReactNode, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { badgeLook } from "#app/ui/badge-look.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PriceText } from "#app/ui/price-text.tsx";
import { CardColours } from "./card-colours.tsx";
import { CompareButton } from "./compare/compare-button.tsx";
import { ProductRating } from "./product-rating.tsx";
import { useReducedInBasket } from "./reduced-in-basket.ts";

graphql(`
  fragment CardColour_product on Product {
    id
    productId
    slug
    name
    soldOut
    price {
      startingFrom
      current {
        ...StruckPrice_price @unmask
      }
    }
    images(first: 2) {
      url
      alt
      width
      height
    }
    badges(first: 1) {
      key
      label
      color
    }
    promotions(first: 1) {
      id
      label
    }
    promotedPrice {
      promotion {
        id
      }
      price {
        ...StruckPrice_price @unmask
      }
    }
    color {
      values {
        label
        value
      }
    }
  }
`);

export const ProductCardFragment = graphql(`
  fragment ProductCard_product on Product {
    id
    subtitle
    rating {
      score
      count
    }
    ...CardColour_product @unmask
    siblings {
      id
      ...CardColour_product @unmask
    }
  }
`);

interface ProductCardProps {
  readonly product: FragmentType<typeof ProductCardFragment>;
  /** The variant its page opens with. */
  readonly variantId?: number | undefined;
  /** The size its page opens with, when no variant is named. */
  readonly size?: string | undefined;
  /** First row of a page: its photo loads at once. */
  readonly eager?: boolean;
  readonly sizes?: string;
  /** Level of the name among the page's headings. */
  readonly heading?: "h2" | "h3";
  readonly renderAction?: RenderCardAction;
  /** Whether it can be chosen to compare; the page has a `ComparePlace` then. */
  readonly comparable?: boolean;
}

/** Stands over a card's photo: a later domain's control, such as a heart. */
export type RenderCardAction = (product: { readonly id: string; readonly name: string }) => ReactNode;

const gridSizes = "(min-width: 1200px) 22vw, (min-width: 768px) 30vw, 46vw";

/** A product in a listing or slider: one link over the whole card, which shows another of its colours on demand. */
export function ProductCard({
  product,
  variantId,
  size,
  eager = false,
  sizes = gridSizes,
  heading: Heading = "h2",
  renderAction,
  comparable = false,
}: ProductCardProps) {
  const data = useFragment(ProductCardFragment, product);
  const [place, show] = useState(0);
  const colours = [data, ...data.siblings];
  const shown = colours[place] ?? data;
  const hrefOf = ({ slug, productId }: typeof shown) =>
    paths.product(slug, productId === data.productId ? variantId : undefined, size, colours[1] && productId);
  const [first, second] = shown.images;
  const { current, startingFrom } = shown.price;
  const { withTax, original, lowestPrior30Days } = useReducedInBasket(shown) ?? current;
  const [promotion] = shown.promotions;
  return (
    <article className="group relative has-focus-visible:rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
      <div className="relative">
        {first && (
          <LazyImage
            src={first.url}
            alt={first.alt}
            width={first.width}
            height={first.height}
            sizes={sizes}
            eager={eager}
            imageClassName={shown.soldOut ? "opacity-55" : ""}
          />
        )}
        {second && (
          <div className="absolute inset-0 hidden opacity-0 transition-opacity duration-(--duration-base) group-hover:opacity-100 group-has-[ul:hover]:opacity-0 [@media(hover:hover)]:block">
            <LazyImage src={second.url} alt="" width={second.width} height={second.height} sizes={sizes} />
          </div>
        )}
        {shown.badges.map((badge) => (
          <p key={badge.key} className="pointer-events-none absolute top-2.5 right-14.5 left-2.5">
            <Badge look={badgeLook(badge.color)}>{badge.label}</Badge>
          </p>
        ))}
        {renderAction?.(shown)}
      </div>
      <div className="mt-3 grid gap-1">
        <Heading className="line-clamp-2 text-base leading-snug font-semibold">
          <Anchor
            href={hrefOf(shown)}
            prefetch="intent"
            className="scroll-mt-56 scroll-mb-72 outline-none after:absolute after:inset-0 after:content-[''] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {shown.name}
          </Anchor>
        </Heading>
        {data.subtitle && <p className="text-xs text-ink-muted">{data.subtitle}</p>}
        <ProductRating rating={data.rating} />
        {colours[1] && <CardColours colours={colours} shown={shown} hrefOf={hrefOf} onShow={show} />}
        <PriceText
          className="mt-1"
          current={withTax.formatted}
          original={original?.formatted}
          lowestPrior={original ? lowestPrior30Days?.formatted : undefined}
          startingFrom={startingFrom}
        />
        {promotion && <p className="text-sm font-semibold text-warn">{promotion.label}</p>}
        {comparable && <CompareButton product={shown} />}
      </div>
    </article>
  );
}
