import { encodeGlobalID } from "@pothos/plugin-relay";
import type { WishlistItem } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product-ref.ts";

export const WishlistItemRef = builder.objectRef<WishlistItem>("WishlistItem").implement({
  description: "A wish: a product, or one variant of it.",
  fields: (t) => ({
    id: t.id({ description: "Opaque global id, unique over all types.", resolve: (item) => encodeGlobalID("WishlistItem", item.key) }),
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
