import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { paths } from "#app/locale/paths.ts";
import { ColourLinks } from "./colour-links.tsx";

export const ProductColoursFragment = graphql(`
  fragment ProductColours_product on Product {
    id
    slug
    productId
    color {
      values {
        label
        value
      }
    }
    siblings {
      id
      slug
      color {
        values {
          label
          value
        }
      }
      variants(first: 1) {
        edges {
          node {
            id
            variantId
          }
        }
      }
    }
  }
`);

/** The other colours of a product beside its own, when there are any. */
export function ProductColours({ product }: { readonly product: FragmentType<typeof ProductColoursFragment> }) {
  const data = useMasked(ProductColoursFragment, product);
  const own = data.color?.values[0];
  if (!own || data.siblings.length === 0) return null;
  const others = data.siblings.flatMap((sibling) => {
    const colour = sibling.color?.values[0];
    const variantId = sibling.variants.edges[0]?.node.variantId;
    return colour ? [{ href: paths.product(sibling.slug, variantId), name: colour.label, value: colour.value, current: false }] : [];
  });
  return <ColourLinks colours={[{ href: paths.product(data.slug), name: own.label, value: own.value, current: true }, ...others]} />;
}
