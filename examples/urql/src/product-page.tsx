import { useQuery } from "urql";
import { AddToBasket } from "./add-to-basket.tsx";
import { graphql } from "./generated/index.ts";

const document = graphql(`
  query Product($slug: String!) {
    product(by: { slug: $slug }) {
      id
      name
      description
      ...AddToBasket_product
    }
  }
`);

/** A product with what it comes in. */
export function ProductPage({ slug }: { readonly slug: string }) {
  const [{ data, error }] = useQuery({ query: document, variables: { slug } });
  if (error) return <p role="alert">De winkel is even niet bereikbaar.</p>;
  if (!data) return <p>Even geduld…</p>;
  if (!data.product) return <p>Dit artikel is er niet meer.</p>;
  return (
    <article>
      <h1>{data.product.name}</h1>
      <AddToBasket product={data.product} />
      <p className="description">{data.product.description}</p>
    </article>
  );
}
