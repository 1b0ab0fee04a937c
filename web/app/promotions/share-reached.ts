interface Missing {
  readonly missingCents: number;
  readonly missingQuantity: number;
  readonly minQuantity: number;
  readonly minOrderValue?: { readonly cents: number } | null;
}

/** How far a basket is with a promotion, from 0 to 1, by what it is furthest from; undefined when nothing that can be added is missing. */
export function shareReached({
  missingCents,
  missingQuantity,
  minQuantity,
  minOrderValue,
}: Missing): number | undefined {
  const shares = [
    ...(missingQuantity > 0 ? [1 - missingQuantity / minQuantity] : []),
    ...(missingCents > 0 && minOrderValue ? [1 - missingCents / minOrderValue.cents] : []),
  ];
  return shares.length === 0 ? undefined : Math.max(0, Math.min(...shares));
}
