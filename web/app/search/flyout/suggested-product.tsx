import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { badgeLook } from "#app/ui/badge-look.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PriceText } from "#app/ui/price-text.tsx";

export const SuggestedProductFragment = graphql(`
  fragment SuggestedProduct_product on Product {
    id
    name
    subtitle
    soldOut
    price {
      startingFrom
      current {
        ...StruckPrice_price @unmask
      }
    }
    images(first: 1) {
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
  }
`);

/** A product among the suggestions: a card without controls of its own, since it is an option of a list. */
export function SuggestedProduct({ product }: { readonly product: FragmentType<typeof SuggestedProductFragment> }) {
  const { name, subtitle, soldOut, price, images, badges } = useFragment(SuggestedProductFragment, product);
  const [image] = images;
  const { current, startingFrom } = price;
  return (
    <>
      <span className="relative block">
        {image && (
          <LazyImage
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            sizes="(min-width: 992px) 16vw, (min-width: 768px) 23vw, 46vw"
            eager
            imageClassName={soldOut ? "opacity-55" : ""}
          />
        )}
        {badges.map((badge) => (
          <span key={badge.key} className="absolute top-2.5 left-2.5">
            <Badge look={badgeLook(badge.color)}>{badge.label}</Badge>
          </span>
        ))}
      </span>
      <span className="mt-3 line-clamp-2 font-semibold leading-snug group-hover:underline group-hover:underline-offset-4">
        {name}
      </span>
      {subtitle && <span className="mt-1 block text-xs text-ink-muted">{subtitle}</span>}
      <PriceText
        className="mt-1.5"
        current={current.withTax.formatted}
        original={current.original?.formatted}
        lowestPrior={current.original ? current.lowestPrior30Days?.formatted : undefined}
        startingFrom={startingFrom}
      />
    </>
  );
}
