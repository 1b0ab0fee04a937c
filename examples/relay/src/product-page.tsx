import { graphql, useLazyLoadQuery } from "react-relay";
import { AddToBasket } from "./add-to-basket.tsx";
import type { productPageQuery } from "./generated/productPageQuery.graphql.ts";

/** A product with what it comes in. */
export function ProductPage({ slug }: { readonly slug: string }) {
  const { product } = useLazyLoadQuery<productPageQuery>(
    graphql`
      query productPageQuery($slug: String!) {
        product(by: { slug: $slug }) {
          name
          description
          ...addToBasket_product
        }
      }
    `,
    { slug },
  );
  if (!product) return <p>Dit artikel is er niet meer.</p>;
  return (
    <article>
      <h1>{product.name}</h1>
      <AddToBasket product={product} />
      <p className="description">{product.description}</p>
    </article>
  );
}
