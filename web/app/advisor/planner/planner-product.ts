import type { ApolloClient } from "@apollo/client";
import { pieceKindOf } from "@warmeland/schema/rules/room/piece-kind.ts";
import type { PlacedPiece } from "@warmeland/schema/rules/room/room-hints.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { PlannerProduct_ProductFragment, ProductBy } from "#app/graphql/generated/graphql.ts";
import type { PlanPiece } from "./plan.ts";

graphql(`
  fragment PlannerProduct_product on Product {
    id
    slug
    name
    masterKey
    breadcrumbs {
      to
    }
    color {
      values {
        label
        value
      }
    }
    images {
      url
      alt
      width
      height
    }
    siblings {
      id
      color {
        values {
          label
          value
        }
      }
    }
    variants(first: 50) {
      edges {
        node {
          id
          variantId
          title
          sellable
          measures {
            widthCm
            depthCm
            heightCm
          }
          attributes(keys: ["size", "hardness"]) {
            key
            values {
              value
            }
          }
          delivery {
            earliest
            latest
          }
          price {
            withTax {
              cents
              currency
              formatted
            }
          }
          promotedPrice {
            price {
              withTax {
                cents
                currency
                formatted
              }
            }
          }
        }
      }
    }
  }
`);

const PlannerProductQuery = graphql(`
  query PlannerProduct($by: ProductBy!) {
    product(by: $by) {
      id
      ...PlannerProduct_product @unmask
    }
  }
`);

export type PlannerProduct = PlannerProduct_ProductFragment;
export type PlannerVariant = NonNullable<PlannerProduct["variants"]>["edges"][number]["node"];

/** A product as a plan shows it; null when the shop no longer has it. */
export async function fetchPlannerProduct(client: ApolloClient, by: ProductBy): Promise<PlannerProduct | null> {
  const { data } = await client.query({ query: PlannerProductQuery, variables: { by }, context: { cacheable: true } });
  return data?.product ?? null;
}

/** What tells of a variant whether it can stand in a room. */
type Placeable = Pick<PlannerVariant, "attributes"> & {
  readonly measures: Pick<PlannerVariant["measures"], "widthCm" | "depthCm">;
};

/** The variants that can stand in a room: measured, and one piece each. */
export function placeableVariants<Variant extends Placeable>(product: {
  readonly variants?: { readonly edges: readonly { readonly node: Variant }[] } | null;
}): readonly Variant[] {
  return (product.variants?.edges ?? [])
    .map(({ node }) => node)
    .filter((variant) => isMeasured(variant) && !isSet(variant));
}

/** What a variant costs by itself: with the promotion that is running. */
export function priceOf({ price, promotedPrice }: PlannerVariant) {
  return promotedPrice?.price.withTax ?? price.withTax;
}

export function valueOf(
  { attributes }: Pick<PlannerVariant, "attributes">,
  key: "size" | "hardness",
): string | undefined {
  return attributes.find((attribute) => attribute.key === key)?.values[0]?.value;
}

/** A piece of a plan with what the shop knows of it. */
export interface FurnishedPiece extends PlacedPiece {
  readonly product: PlannerProduct;
  readonly variant: PlannerVariant;
  readonly heightCm: number;
  /** A CSS colour. */
  readonly colour: string;
}

/** Undefined for what has not come yet, or what the shop no longer has. */
export function furnish(
  piece: PlanPiece,
  products: ReadonlyMap<string, PlannerProduct | null>,
): FurnishedPiece | undefined {
  const product = products.get(piece.productId);
  const variant = product?.variants?.edges.find(({ node }) => node.variantId === piece.variantId)?.node;
  if (!product || !variant) return undefined;
  const { key, xCm, yCm, turnDegrees } = piece;
  const { widthCm, depthCm, heightCm } = variant.measures;
  return {
    key,
    xCm,
    yCm,
    turnDegrees,
    widthCm: widthCm ?? 50,
    depthCm: depthCm ?? 50,
    heightCm: heightCm ?? 1,
    kind: pieceKindOf(product.breadcrumbs.map(({ to }) => to)),
    product,
    variant,
    colour: product.color?.values[0]?.value ?? "#d8cfc0",
  };
}

function isMeasured({ measures: { widthCm, depthCm } }: Placeable): boolean {
  return widthCm != null && depthCm != null;
}

function isSet(variant: Placeable): boolean {
  return valueOf(variant, "size")?.startsWith("set-van-") ?? false;
}
