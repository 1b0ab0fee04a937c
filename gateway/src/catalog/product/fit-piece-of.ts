import type { Product, Variant } from "@scayle/storefront-api";
import { type FitPiece, readFitPiece } from "@warmeland/schema/rules/fits/fit-piece.ts";
import { valueOf } from "#gateway/catalog/wire-attributes.ts";

/** A variant as the rules of what fits see it; undefined for what no rule is about. Both have to have come with their attributes. */
export function fitPieceOf(
  variant: Pick<Variant, "attributes">,
  product: Pick<Product, "attributes">,
): FitPiece | undefined {
  return readFitPiece((key) => valueOf(variant.attributes, key) ?? valueOf(product.attributes, key));
}
