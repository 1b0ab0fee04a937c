import type { Product, Variant } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { type Price, PriceRef } from "#gateway/catalog/price.ts";
import { isSellable } from "#gateway/catalog/stock.ts";

export interface ProductPrice {
  readonly current: Price;
  readonly startingFrom: boolean;
}

export const ProductPriceRef = builder.objectRef<ProductPrice>("ProductPrice").implement({
  description: "What a product costs before a variant is chosen.",
  fields: (t) => ({
    current: t.expose("current", {
      type: PriceRef,
      description: "The price of its cheapest variant.",
    }),
    startingFrom: t.exposeBoolean("startingFrom", {
      description: "Whether variants differ in price, so that `from` belongs before it.",
    }),
  }),
});

/**
 * The price of a product: its cheapest variant's.
 * @throws for a product that came without prices and without variants
 */
export function productPriceOf(product: Product): ProductPrice {
  const range = product.priceRange;
  if (range)
    return {
      current: { price: range.min, prior: product.lowestPriorPrice },
      startingFrom: range.min.withTax !== range.max.withTax,
    };
  const variants = product.variants ?? [];
  const cheapest = cheapestOf(variants.filter((variant) => isSellable(variant.stock))) ?? cheapestOf(variants);
  if (!cheapest) throw new Error(`Product ${product.id} has no price.`);
  return {
    current: { price: cheapest.price, prior: cheapest.lowestPriorPrice },
    startingFrom: variants.some((variant) => variant.price.withTax !== cheapest.price.withTax),
  };
}

function cheapestOf(variants: readonly Variant[]): Variant | undefined {
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best && best.price.withTax <= variant.price.withTax ? best : variant),
    undefined,
  );
}
