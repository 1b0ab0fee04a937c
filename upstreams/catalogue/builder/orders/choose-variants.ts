import type { OrderLine } from "#upstreams/catalogue/lines/order-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

import type { Draw } from "../draw.ts";
import { variantPopularity } from "../popular-variants.ts";
import type { BasketLine } from "./affinity.ts";
import { fittingSizes, type Fitting } from "./size-match.ts";

/** Buyers who measure their bed before they order. */
const measured = 0.92;

/** The items of a basket: of every line a variant, in a size that fits what is in the basket already. */
export function chooseVariants(
  basket: readonly BasketLine[],
  products: readonly ProductLine[],
  draw: Draw,
): OrderLine["items"] {
  const chosen: Fitting[] = [];
  const items = new Map<string, number>();
  for (const { product, quantity } of basket) {
    const { categories, variants } = products[product]!;
    const category = categories[0]!;
    const variant = draw.weighted(candidates(category, quantity, variants, chosen, draw), variantPopularity);
    const size = variant.attributes["size"]?.[0];
    if (size !== undefined) chosen.push({ category, size, quantity });
    items.set(variant.referenceKey, (items.get(variant.referenceKey) ?? 0) + quantity);
  }
  return [...items].map(([variant, quantity]) => ({ variant, quantity }));
}

function candidates(
  category: string,
  quantity: number,
  variants: readonly VariantLine[],
  chosen: readonly Fitting[],
  draw: Draw,
): readonly VariantLine[] {
  if (draw.chance(measured)) {
    for (const size of chosen.flatMap((other) => fittingSizes(category, quantity, other))) {
      const fitting = variants.filter(({ attributes }) => attributes["size"]?.[0] === size);
      if (fitting.length > 0) return fitting;
    }
  }
  // two mattresses at once are two single ones
  const isPair = quantity > 1 && (category.startsWith("/matrassen") || category.startsWith("/dekbedden"));
  const single = isPair
    ? variants.filter(({ attributes }) => Number(attributes["size"]?.[0]?.split("x")[0]) <= 140)
    : [];
  return single.length > 0 ? single : variants;
}
