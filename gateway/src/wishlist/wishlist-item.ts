import type { WishlistItem } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { loadWishlist } from "./wishlist-loader.ts";

export const WishlistItemRef = builder.objectRef<WishlistItem>("WishlistItem");

builder.node(WishlistItemRef, {
  description: "An item of the wishlist: a product, or one variant of it.",
  id: { description: "Global id. Only the wishlist's owner can fetch it.", resolve: (item) => item.key },
  loadOne: async (key, context) => (await loadWishlist(context)).items.find((item) => item.key === key) ?? null,
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the item, which wishlist mutations take." }),
    product: t.expose("product", {
      type: ProductRef,
      description: "The product; `isActive` is false when the shop no longer offers it.",
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: "The variant, in one size and hardness; null for the product as a whole.",
      resolve: ({ variant, product }) => (variant ? { variant, product } : null),
    }),
  }),
});
