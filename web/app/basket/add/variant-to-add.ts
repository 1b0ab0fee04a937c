/** The variant that an add button puts in: the chosen one, or the only one there is (docs/rules.md#basket-lines). */
export function variantToAdd(variantIds: readonly number[], chosen: number | undefined): number | undefined {
  if (chosen !== undefined) return chosen;
  return variantIds.length === 1 ? variantIds[0] : undefined;
}
