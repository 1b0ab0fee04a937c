import { graphql } from "#app/graphql/generated/gql.ts";
import type { ComparedProduct_ProductFragment } from "#app/graphql/generated/graphql.ts";
import { valuesOf } from "#app/catalog/variant/variant-choice.ts";
import { choiceVariant, labelsOf } from "#app/catalog/variant/variant-keys.ts";

graphql(`
  fragment ComparedProduct_product on Product {
    id
    productId
    slug
    name
    subtitle
    soldOut
    brand {
      name
    }
    rating {
      score
      count
    }
    images(first: 1) {
      url
      alt
      width
      height
    }
    breadcrumbs {
      value
      to
    }
    attributes {
      key
      label
      values {
        label
        value
      }
    }
    layers {
      name
      detail
      heightCm
    }
    passport {
      care
    }
    price {
      startingFrom
      current {
        ...StruckPrice_price @unmask
      }
    }
    variants {
      edges {
        node {
          id
          variantId
          sellable
          attributes(keys: ["size", "hardness"]) {
            key
            values {
              label
              value
            }
          }
          price {
            ...StruckPrice_price @unmask
            withTax {
              cents
            }
          }
          delivery {
            ...HomeDays_delivery @unmask
          }
        }
      }
    }
  }
`);

export type ComparedProductData = ComparedProduct_ProductFragment;

const nodesOf = ({ variants }: ComparedProductData) => variants?.edges.map(({ node }) => node) ?? [];
const sizesOf = (product: ComparedProductData) => valuesOf(nodesOf(product).map(choiceVariant), "size");

/** What a product costs, how hard it can be had and when it comes: of a size, or of all of them. */
export function offerOf(product: ComparedProductData, size: string | undefined) {
  const nodes = nodesOf(product).filter((node) => size === undefined || choiceVariant(node).size === size);
  const labels = labelsOf(nodes);
  const inWords = (dimension: "size" | "hardness") =>
    valuesOf(nodes.map(choiceVariant), dimension).map((value) => labels.get(value) ?? value);
  const grades = valuesOf(nodes.map(choiceVariant), "hardness");
  const sellable = nodes.filter((node) => node.sellable);
  const [cheapest, ...others] = (sellable.length > 0 ? sellable : nodes).toSorted(
    (one, other) => one.price.withTax.cents - other.price.withTax.cents,
  );
  const delivery = cheapest?.delivery;
  const isOneTime = others.every((other) => timeOf(other.delivery) === timeOf(delivery));
  const isOfSize = size !== undefined && cheapest !== undefined;
  return {
    sizes: inWords("size"),
    hardness: inWords("hardness"),
    grades,
    soldOut: sellable.length === 0,
    /** Null where it is not known, cannot be bought, or depends on what is chosen. */
    delivery: sellable.length > 0 && isOneTime ? (delivery ?? null) : null,
    deliveryDepends: sellable.length > 0 && !isOneTime,
    price: isOfSize ? cheapest.price : product.price.current,
    startingFrom: isOfSize
      ? others.some(({ price }) => price.withTax.cents !== cheapest.price.withTax.cents)
      : product.price.startingFrom,
  };
}

function timeOf(delivery: { readonly min: number; readonly max: number; readonly unit: string } | null | undefined) {
  return delivery ? `${delivery.min} ${delivery.max} ${delivery.unit}` : "";
}

/** The sizes that all of the products come in, as the first lists them. */
export function sharedSizes(products: readonly ComparedProductData[]): { value: string; label: string }[] {
  const [first, ...others] = products;
  if (!first) return [];
  const labels = labelsOf(nodesOf(first));
  return sizesOf(first)
    .filter((size) => others.every((other) => sizesOf(other).includes(size)))
    .map((value) => ({ value, label: labels.get(value) ?? value }));
}

/** What makes products one kind: where they stand in the shop, and what they fit. */
export function kindOf({ breadcrumbs, attributes }: ComparedProductData): string {
  return `${breadcrumbs[0]?.to} ${fitKindOf({ attributes })}`;
}

export function fitKindOf({ attributes }: Pick<ComparedProductData, "attributes">): string | undefined {
  return attributes.find(({ key }) => key === "fitKind")?.values[0]?.value;
}

/** The deepest category that all of the products stand in. */
export function sharedCategory(products: readonly ComparedProductData[]) {
  const [first, ...others] = products;
  return first?.breadcrumbs.findLast(({ to }) =>
    others.every(({ breadcrumbs }) => breadcrumbs.some((crumb) => crumb.to === to)),
  );
}
