/** A product, or one variant of it. */
export type Wish = { readonly productId: string } | { readonly variantId: number };

/** A wish as it stands on the list; without a variant it is for the product as such. */
export interface WishlistEntry {
  readonly key: string;
  readonly product: { readonly id: string };
  readonly variant?: { readonly variantId: number } | null;
}
