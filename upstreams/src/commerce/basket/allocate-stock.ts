import type { PlannedLine, VariantFacts } from "./basket-plan.ts";

export interface Allocation {
  allocated: number;
  available: number;
}

/** Most pieces one line may hold. */
export const maximumQuantity = 999;

/**
 * Shares the free pieces of each variant over its lines, first come, first served, gifts last. `allocated` is what the line gets of its quantity,
 * `available` what it could hold with the other lines as they are. Without a limit of stock both are only bound by 999.
 * @returns one allocation per line, in their order
 */
export function allocateStock(
  lines: readonly Pick<PlannedLine, "variantId" | "quantity" | "isGift">[],
  variants: ReadonlyMap<number, VariantFacts>,
): Allocation[] {
  const left = new Map<number, number>();
  const shares = lines.map(() => 0);
  const take = (index: number, { variantId, quantity }: Pick<PlannedLine, "variantId" | "quantity">): void => {
    const free = left.get(variantId) ?? freePieces(variants.get(variantId));
    shares[index] = Math.min(quantity, free);
    left.set(variantId, free - shares[index]);
  };
  for (const [index, line] of lines.entries()) if (!line.isGift) take(index, line);
  for (const [index, line] of lines.entries()) if (line.isGift) take(index, line);
  return lines.map(({ variantId }, index) => {
    const allocated = shares[index] ?? 0;
    return { allocated, available: Math.min(maximumQuantity, allocated + (left.get(variantId) ?? 0)) };
  });
}

function freePieces(variant: VariantFacts | undefined): number {
  if (!variant?.isOffered) return 0;
  return variant.isSellableWithoutStock ? Number.POSITIVE_INFINITY : variant.free;
}
