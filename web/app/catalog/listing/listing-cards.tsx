import type { FragmentType } from "@apollo/client/masking";
import type { ItemList } from "#app/tracking/tracking-event.ts";
import { useListView } from "#app/tracking/use-list-view.ts";
import { ProductCard, type ProductCardFragment, type RenderCardAction } from "#app/catalog/product-card.tsx";

interface ListingCardsProps {
  /** What reports call the listing. */
  readonly list: ItemList;
  readonly products: readonly (FragmentType<typeof ProductCardFragment> & { readonly id: string })[];
  /** For each the variant its page opens with; its own choice when missing. */
  readonly variantIds?: readonly (number | undefined)[];
  /** The one size the listing is filtered by: pages without a variant of their own open with it. */
  readonly size?: string | undefined;
  /** Place of the first one in the listing, from 1. */
  readonly from: number;
  /** The first page on the screen: its first row loads at once. */
  readonly eager: boolean;
  readonly renderAction: RenderCardAction;
}

const firstRow = 4;
const sizesBesideFilters = "(min-width: 1536px) 16rem, (min-width: 992px) 24vw, (min-width: 768px) 30vw, 46vw";

/** Id of a listing's card by its place, from 1. */
export function listingCardId(place: number): string {
  return `product-${place}`;
}

/** The cards of one page of a listing. */
export function ListingCards({ list, products, variantIds, size, from, eager, renderAction }: ListingCardsProps) {
  useListView(
    list,
    products.map(({ id }) => id),
    { from: from - 1 },
  );
  return products.map((product, index) => (
    <li key={product.id} id={listingCardId(from + index)} tabIndex={-1} className="min-w-0 outline-none">
      <ProductCard
        product={product}
        variantId={variantIds?.[index]}
        size={size}
        eager={eager && index < firstRow}
        sizes={sizesBesideFilters}
        renderAction={renderAction}
      />
    </li>
  ));
}
