import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ColourLinks } from "./variant/colour-links.tsx";
import { colourOptions } from "./variant/colour-options.ts";
import type { Choice, ChoiceVariant } from "./variant/variant-choice.ts";
import { choiceVariant } from "./variant/variant-keys.ts";

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
    swatch {
      url
    }
    siblings {
      id
      slug
      productId
      color {
        values {
          label
          value
        }
      }
      swatch {
        url
      }
      variants {
        edges {
          node {
            id
            variantId
            sellable
            attributes(keys: ["size", "hardness"]) {
              key
              label
              values {
                label
                value
              }
            }
          }
        }
      }
    }
  }
`);

interface ProductColoursProps {
  readonly product: FragmentType<typeof ProductColoursFragment>;
  /** The product's own variants. */
  readonly variants: readonly ChoiceVariant[];
  readonly choice: Choice;
  /** What is chosen, in words. */
  readonly choiceText: string;
  /** What was chosen in the colour before, when this one has not got it. */
  readonly notHere: string | undefined;
  /** A shopper goes to another colour, which is shown by this variant. */
  readonly onLeave: (variantId: number) => void;
}

/** The colours of a product, when there are several: each is a page of its own and keeps the chosen size (docs/rules.md#products-and-masters). */
export function ProductColours({ product, variants, choice, choiceText, notHere, onLeave }: ProductColoursProps) {
  const data = useFragment(ProductColoursFragment, product);
  if (!data.color || data.siblings.length === 0) return null;
  const colourOf = ({
    productId,
    slug,
    color,
    swatch,
  }: Pick<typeof data, "productId" | "slug" | "color" | "swatch">) => {
    const [value] = color?.values ?? [];
    return { productId, slug, name: value?.label ?? "", hex: value?.value ?? "", swatch: swatch?.url };
  };
  const own = { ...colourOf(data), variants };
  const siblings = data.siblings.flatMap((sibling) =>
    sibling.color && sibling.variants
      ? [{ ...colourOf(sibling), variants: sibling.variants.edges.map(({ node }) => choiceVariant(node)) }]
      : [],
  );
  return (
    <ColourLinks
      colours={colourOptions(own, siblings, choice)}
      choiceText={choiceText}
      notHere={notHere}
      onLeave={onLeave}
    />
  );
}
