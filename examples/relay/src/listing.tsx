import { graphql, usePaginationFragment } from "react-relay";
import type { listing_category$key } from "./generated/listing_category.graphql.ts";
import type { listingNextQuery } from "./generated/listingNextQuery.graphql.ts";
import { ProductCard } from "./product-card.tsx";

const pageSize = 6;

/** The products of a category, a page at a time: Relay finds the category by its id and continues after its last cursor. */
export function Listing({
  category,
  onOpen,
}: {
  readonly category: listing_category$key;
  readonly onOpen: (slug: string) => void;
}) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<listingNextQuery, listing_category$key>(
    graphql`
      fragment listing_category on Category
      @argumentDefinitions(count: { type: "Int", defaultValue: 6 }, cursor: { type: "String" })
      @refetchable(queryName: "listingNextQuery") {
        name
        listing(first: $count, after: $cursor, sort: PRICE_ASC) @connection(key: "listing_listing") {
          totalCount
          edges {
            node {
              id
              ...productCard_product
            }
          }
        }
      }
    `,
    category,
  );
  return (
    <section>
      <h1>{data.name}</h1>
      <p>{data.listing?.totalCount} artikelen</p>
      <ul>
        {data.listing?.edges.map(({ node }) => (
          <li key={node.id}>
            <ProductCard product={node} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <button type="button" disabled={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Meer artikelen
        </button>
      )}
    </section>
  );
}
