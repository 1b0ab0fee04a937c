import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { ProductCard, type RenderCardAction } from "#app/catalog/product-card.tsx";
import type { ItemList } from "#app/tracking/tracking-event.ts";
import { useListView } from "#app/tracking/use-list-view.ts";
import type { ListingQuery } from "./listing-loader.ts";
import { listingPageSize } from "./listing-parameters.ts";
import type { PageVariables } from "./paging/cached-page.ts";

interface ListingCardsProps<Data, Variables extends PageVariables> {
  /** What reports call the listing. */
  readonly list: ItemList;
  /** With the page in its variables. */
  readonly query: ListingQuery<Data, Variables>;
  /** The one size the listing is filtered by: pages without a variant of their own open with it. */
  readonly size: string | undefined;
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

/** The cards of one page of a listing, out of the cache that the loader, or an earlier visit, has filled. */
export function ListingCards<Data, Variables extends PageVariables>({
  list,
  query: { document, variables, pageOf },
  size,
  eager,
  renderAction,
}: ListingCardsProps<Data, Variables>) {
  const data = usePageQuery(document, variables);
  const edges = (data && pageOf(data)?.edges) ?? [];
  const before = (variables.page - 1) * listingPageSize;
  useListView(
    list,
    edges.map(({ node }) => node.id),
    { from: before },
  );
  return edges.map(({ node, variantId }, index) => (
    <li key={node.id} id={listingCardId(before + index + 1)} tabIndex={-1} className="min-w-0 outline-none">
      <ProductCard
        product={node}
        variantId={variantId ?? undefined}
        size={size}
        eager={eager && index < firstRow}
        sizes={sizesBesideFilters}
        renderAction={renderAction}
      />
    </li>
  ));
}
