import { builder } from "#gateway/builder.ts";
import { wishlistKeyToChange } from "#gateway/request/owned-keys.ts";
import { WishlistError } from "./wishlist-errors.ts";
import { loadWishlist } from "./wishlist-loader.ts";
import { WishlistRef } from "./wishlist.ts";
import { refuseWishlistChange } from "./written-wishlist.ts";

const StopSharingWishlistPayloadRef = builder.objectRef<object>("StopSharingWishlistPayload").implement({
  description: "The wishlist is no longer shared.",
  fields: (t) => ({
    wishlist: t.field({
      type: WishlistRef,
      description: "The wishlist.",
      resolve: (_payload, _args, context, info) => loadWishlist(context, info),
    }),
  }),
});

builder.mutationField("stopSharingWishlist", (t) =>
  t.field({
    type: StopSharingWishlistPayloadRef,
    description: "Stops sharing the wishlist: its link stops working at once. Sharing it again makes a new link.",
    errors: { types: [WishlistError] },
    resolve: async (_root, _args, context) => {
      const wishlistKey = await wishlistKeyToChange(context);
      if (wishlistKey === undefined) return {};
      await context.sources.commerce.wishlists
        .stopSharing(wishlistKey)
        .catch((error: unknown) => refuseWishlistChange(error, context));
      return {};
    },
  }),
);
