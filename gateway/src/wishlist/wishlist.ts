import type { WishlistResponseData } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { WishlistItemRef } from "./wishlist-item.ts";
import { loadWishlist } from "./wishlist-loader.ts";

/** The one id a wishlist has: the caller decides whose it is, so a client's cache keeps one entry from the first visit on. */
const ownWishlist = "own";

export const WishlistRef = builder.objectRef<WishlistResponseData>("Wishlist");

builder.node(WishlistRef, {
  description: "The wishlist of the request's visitor or customer.",
  id: {
    description: "Global id. Every client sees only its own wishlist, so the id is the same for all.",
    resolve: () => ownWishlist,
  },
  loadOne: (id, context) => (id === ownWishlist ? loadWishlist(context) : null),
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "Key of the wishlist at the commerce upstream; empty for a visitor who never put anything on it.",
      deprecationReason: "Nothing takes it; `id` names it. Removed after 2027-06-01.",
    }),
    items: t.expose("items", {
      type: [WishlistItemRef],
      description: "Its items in the order they were put on it, at most 200.",
    }),
    count: t.int({ description: "How many items it has.", resolve: (wishlist) => wishlist.items.length }),
  }),
});

builder.queryField("wishlist", (t) =>
  t.field({
    type: WishlistRef,
    nullable: true,
    description:
      "The wishlist of the visitor or customer; an empty one before the first change. Null only together with an error.",
    resolve: (_root, _args, context, info) => loadWishlist(context, info),
  }),
);
