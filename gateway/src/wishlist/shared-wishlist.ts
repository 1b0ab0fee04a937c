import type { WishlistItem, WishlistResponseData } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { wishNeeds } from "./wishlist-loader.ts";

const SharedWishRef = builder.objectRef<WishlistItem>("SharedWish").implement({
  description: "An item of a shared wishlist: a product, or one variant of it.",
  fields: (t) => ({
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

const SharedWishlistRef = builder.objectRef<WishlistResponseData>("SharedWishlist").implement({
  description: "A shared wishlist, without anything about its owner.",
  fields: (t) => ({
    count: t.int({ description: "How many items it has.", resolve: (wishlist) => wishlist.items.length }),
    items: t.expose("items", {
      type: [SharedWishRef],
      description: "Its items in the order they were put on it, at most 200.",
    }),
  }),
});

builder.queryField("sharedWishlist", (t) =>
  t.field({
    type: SharedWishlistRef,
    nullable: true,
    description: "The wishlist of a shared link; null when the token is unknown or sharing was stopped.",
    args: {
      token: t.arg.string({
        required: true,
        description: "Token at the end of the link, `ShareWishlistPayload.token`.",
      }),
    },
    resolve: (_root, { token }, context, info) => {
      // a link that is taken back ends at once: no cache may go on showing it
      context.call.personal = true;
      if (!/^[\w-]{43}$/.test(token)) return null;
      return context.sources.commerce.wishlists.shared(token, wishNeeds(info));
    },
  }),
);
