/** A product, or one variant of it. */
export type Wish = { readonly productId: string } | { readonly variantId: number };

/** A wish as it stands on the list; without a variant it is for the product as such. */
export interface WishlistEntry {
  readonly key: string;
  readonly product: { readonly id: string };
  readonly variant?: { readonly variantId: number } | null;
}

export interface WishedProduct {
  readonly productId: string;
  /** Wished for instead of the product as such, once the shopper has chosen one. */
  readonly variantId?: number | undefined;
}

/** With a variant this one, wished for itself or as the product; without one every wish for the product. */
export function isWishFor({ product, variant }: WishlistEntry, { productId, variantId }: WishedProduct): boolean {
  return product.id === productId && (variantId === undefined || !variant || variant.variantId === variantId);
}
