import { Fragment, type ReactNode } from "react";
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
  readonly renderTile?: RenderTile | undefined;
}

/** A row of its own among the cards of the first page; its classes place it. */
export type RenderTile = (className: string) => ReactNode;

/** Behind full rows: of two or three cards, and of four. */
const tilePlaces = [
  { after: 6, className: "col-span-full xxl:hidden" },
  { after: 8, className: "col-span-full max-xxl:hidden" },
];

const firstRow = 4;
// a phone with three pixels to one gets photos for two: the third is not seen, and half as much again to load
const sizesBesideFilters =
  "(min-width: 1536px) 16rem, (min-width: 992px) 24vw, (min-width: 768px) 30vw, (min-resolution: 2.5dppx) 31vw, 46vw";

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
  renderTile,
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
    <Fragment key={node.id}>
      {before === 0 && tilePlaces.map(({ after, className }) => after === index && renderTile?.(className))}
      <li id={listingCardId(before + index + 1)} tabIndex={-1} className="min-w-0 outline-none">
        <ProductCard
          product={node}
          variantId={variantId ?? undefined}
          size={size}
          eager={eager && index < firstRow}
          sizes={sizesBesideFilters}
          renderAction={renderAction}
          comparable
        />
      </li>
    </Fragment>
  ));
}
