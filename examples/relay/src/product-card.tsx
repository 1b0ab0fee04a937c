import { graphql, useFragment } from "react-relay";
import type { productCard_product$key } from "./generated/productCard_product.graphql.ts";

/** A product of a listing. */
export function ProductCard({
  product,
  onOpen,
}: {
  readonly product: productCard_product$key;
  readonly onOpen: (slug: string) => void;
}) {
  const { slug, name, price, images } = useFragment(
    graphql`
      fragment productCard_product on Product {
        slug
        name
        price {
          startingFrom
          current {
            withTax {
              formatted
            }
          }
        }
        images(first: 1) {
          url(width: 480, absolute: true)
        }
      }
    `,
    product,
  );
  const [image] = images;
  return (
    <button type="button" onClick={() => onOpen(slug)}>
      {image && <img src={image.url} alt="" loading="lazy" />}
      <strong>{name}</strong>
      <br />
      {price.startingFrom && "vanaf "}
      {price.current.withTax.formatted}
    </button>
  );
}
