import type { FragmentType } from "@apollo/client/masking";
import { useFragment } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ListingParameters } from "./listing-parameters.ts";
import { listingPageSize } from "./listing-parameters.ts";
import { ProductCard } from "./product-card.tsx";

export const ListingCardsFragment = graphql(`
  fragment ListingCards_category on Category {
    id
    listing(first: 24, page: $page, sort: $sort) {
      edges {
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`);

interface ListingCardsProps {
  readonly category: FragmentType<typeof ListingCardsFragment>;
  readonly parameters: ListingParameters;
  /** The first page on the screen: its first row loads at once. */
  readonly first: boolean;
}

const firstRow = 4;

/** The cards of one page of a listing. */
export function ListingCards({ category, parameters, first }: ListingCardsProps) {
  const { data, complete } = useFragment({ fragment: ListingCardsFragment, from: category, variables: parameters });
  if (!complete) return null;
  return data.listing.edges.map(({ node }, index) => (
    <li key={node.id} id={`product-${(parameters.page - 1) * listingPageSize + index + 1}`} tabIndex={-1} className="min-w-0 outline-none">
      <ProductCard product={node} eager={first && index < firstRow} />
    </li>
  ));
}
