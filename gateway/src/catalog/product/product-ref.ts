import type { Product, Variant } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";

/** One colour of a master article, as commerce gives it; parts it came without are loaded when they are selected. */
export const ProductRef = builder.objectRef<Product>("Product");

/** A variant together with its product, which knows its delivery and name. */
export interface ProductVariant {
  readonly variant: Variant;
  readonly product: Product;
}

export const VariantRef = builder.objectRef<ProductVariant>("Variant");
