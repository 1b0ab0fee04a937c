import { useState } from "react";
import { useQuery } from "urql";
import { graphql } from "./generated/index.ts";
import { ProductCard } from "./product-card.tsx";

const document = graphql(`
  query Listing($path: String!, $after: String) {
    category(path: $path) {
      id
      name
      listing(first: 6, after: $after, sort: PRICE_ASC) {
        totalCount
        edges {
          node {
            id
            ...ProductCard_product
          }
        }
        pageInfo {
          hasNextPage
          startCursor
          endCursor
        }
      }
    }
  }
`);

/** The products of a category, a page at a time: the cache joins the pages by their cursors. */
export function Listing({ path, onOpen }: { readonly path: string; readonly onOpen: (slug: string) => void }) {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, fetching, error }] = useQuery({ query: document, variables: { path, after } });
  if (error) return <p role="alert">De winkel is even niet bereikbaar.</p>;
  if (!data?.category) return <p>Even geduld…</p>;
  const { name, listing } = data.category;
  return (
    <section>
      <h1>{name}</h1>
      <p>{listing?.totalCount} artikelen</p>
      <ul>
        {listing?.edges.map(({ node }) => (
          <li key={node.id}>
            <ProductCard product={node} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {listing?.pageInfo.hasNextPage && (
        <button type="button" disabled={fetching} onClick={() => setAfter(listing.pageInfo.endCursor ?? null)}>
          Meer artikelen
        </button>
      )}
    </section>
  );
}
