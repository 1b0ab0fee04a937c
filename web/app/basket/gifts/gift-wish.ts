/** What the gift chooser is opened for. */
export interface GiftWish {
  readonly promotionKey: string;
  /** The gift in the basket that another may take the place of. */
  readonly replaces?: { readonly itemKey: string; readonly variantId: number };
}
