import type { WishlistItem, WishlistResponseData } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { wishNeeds } from "./wishlist-loader.ts";

const SharedWishRef = builder.objectRef<WishlistItem>("SharedWish").implement({
  description: "What somebody wishes for: a product, or one variant of it.",
  fields: (t) => ({
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

const SharedWishlistRef = builder.objectRef<WishlistResponseData>("SharedWishlist").implement({
  description: "Somebody's wishlist, to be looked at. Nothing in it says whose it is.",
  fields: (t) => ({
    count: t.int({ description: "How many items it has.", resolve: (wishlist) => wishlist.items.length }),
    items: t.field({
      type: [SharedWishRef],
      description: "Its items in the order they were put on it, at most 200.",
      resolve: (wishlist) => wishlist.items,
    }),
  }),
});

builder.queryField("sharedWishlist", (t) =>
  t.field({
    type: SharedWishlistRef,
    nullable: true,
    description: "The wishlist a link shows; null when the token is unknown or its owner has taken it back.",
    args: {
      token: t.arg.string({ required: true, description: "What the link ends in, `ShareWishlistPayload.token`." }),
    },
    resolve: (_root, { token }, context, info) => {
      // a link that is taken back ends at once: no cache may go on showing it
      context.call.personal = true;
      if (!/^[\w-]{43}$/.test(token)) return null;
      return context.sources.commerce.wishlists.shared(token, wishNeeds(info));
    },
  }),
);
