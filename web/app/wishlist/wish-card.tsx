import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProductCard } from "#app/catalog/product-card.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";

const WishCardFragment = graphql(`
  fragment WishCard_product on Product {
    id
    slug
    name
    isActive
    soldOut
    images(first: 2) {
      url
      alt
      width
      height
    }
    variants(first: 2) {
      totalCount
      edges {
        node {
          id
          variantId
          sellable
        }
      }
    }
    ...ProductCard_product
  }
`);

/** What is wished for, as far as buying it goes. */
export interface WishedItem {
  /** Global id: colours share an address. */
  readonly productId: string;
  readonly productName: string;
  readonly slug: string;
  /** The wished or only variant; undefined while a size has to be chosen. */
  readonly variantId: number | undefined;
  readonly soldOut: boolean;
  /** Whether other variants of the product can be had. */
  readonly hasOthers: boolean;
}

/** A variant that was chosen, in words. */
export interface WishedVariant {
  readonly variantId: number;
  readonly title: string;
  readonly sellable: boolean;
}

interface WishCardProps {
  readonly product: FragmentType<typeof WishCardFragment>;
  readonly variant: WishedVariant | null | undefined;
  readonly eager?: boolean;
  /** The control over the photo: take it off, or wish for it too. */
  readonly renderCorner: (product: {
    readonly id: string;
    readonly name: string;
    readonly isActive: boolean;
  }) => ReactNode;
  /** The button that a later domain puts below the card. */
  readonly renderAction: (item: WishedItem) => ReactNode;
}

/** A wish with its chosen variant and a button; one that the shop no longer offers says so and leads nowhere. */
export function WishCard({ product, variant, eager = false, renderCorner, renderAction }: WishCardProps) {
  const { t } = useTranslation("wishlistPage");
  const data = useFragment(WishCardFragment, product);
  const { name, slug, isActive, soldOut, variants, images } = data;
  const [photo] = images;
  if (!isActive) {
    return (
      <li className="grid min-w-0 content-start gap-3">
        <div className="relative">
          {photo ? (
            <LazyImage
              src={photo.url}
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
              sizes="46vw"
              imageClassName="opacity-55"
            />
          ) : (
            <div className="aspect-product rounded-sm bg-surface" />
          )}
          {renderCorner(data)}
        </div>
        <div className="grid gap-1">
          <h2 className="line-clamp-2 text-base leading-snug font-semibold text-ink-muted">{name}</h2>
          {variant && <p className="text-sm text-ink-muted">{variant.title}</p>}
          <p className="text-sm">{t("notOffered")}</p>
        </div>
      </li>
    );
  }
  const only = variants?.totalCount === 1 ? variants.edges[0]?.node : undefined;
  const chosen = variant ?? only;
  return (
    <li className="grid min-w-0 grid-rows-[1fr_auto] gap-3">
      <div>
        <ProductCard product={data} eager={eager} renderAction={() => renderCorner(data)} />
        {variant && <p className="mt-1 text-sm">{variant.title}</p>}
        {variant && !variant.sellable && !soldOut && <p className="mt-1 text-sm text-error">{t("soldOutVariant")}</p>}
      </div>
      {renderAction({
        productId: data.id,
        productName: name,
        slug,
        variantId: chosen?.variantId,
        soldOut: chosen ? !chosen.sellable : soldOut,
        hasOthers: !soldOut && variants !== null && variants.totalCount > 1,
      })}
    </li>
  );
}
