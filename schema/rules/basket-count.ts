interface Counted {
  readonly quantity: number;
  readonly itemGroup?: { readonly isMainItem: boolean } | null | undefined;
}

/** Whether a line counts: members of an item group other than its main item do not (docs/rules.md#basket-lines). */
export function isCounted({ itemGroup }: Counted): boolean {
  return !itemGroup || itemGroup.isMainItem;
}

/** Pieces in a basket, as its counter shows them. */
export function basketCount(items: readonly Counted[]): number {
  return items.reduce((sum, item) => sum + (isCounted(item) ? item.quantity : 0), 0);
}
