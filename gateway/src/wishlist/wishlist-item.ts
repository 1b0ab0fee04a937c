import type { WishlistItem } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { loadWishlist } from "./wishlist-loader.ts";

export const WishlistItemRef = builder.objectRef<WishlistItem>("WishlistItem");

builder.node(WishlistItemRef, {
  description: "A wish: a product, or one variant of it.",
  id: { description: "Global id. Only who has the wishlist can fetch its item again.", resolve: (item) => item.key },
  loadOne: async (key, context) => (await loadWishlist(context)).items.find((item) => item.key === key) ?? null,
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the item, which wishlist mutations take." }),
    product: t.field({
      type: ProductRef,
      description: "What is wished for; `isActive` is false when the shop no longer offers it.",
      resolve: (item) => item.product,
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: "In which size and hardness; null when the product is wished for as such.",
      resolve: ({ variant, product }) => (variant ? { variant, product } : null),
    }),
  }),
});
