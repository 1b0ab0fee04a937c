import { type FragmentType, graphql, readFragment } from "./generated/index.ts";

const fragment = graphql(`
  fragment ProductCard_product on Product {
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
`);

/** A product of a listing. */
export function ProductCard({
  product,
  onOpen,
}: {
  readonly product: FragmentType<typeof fragment>;
  readonly onOpen: (slug: string) => void;
}) {
  const { slug, name, price, images } = readFragment(fragment, product);
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
