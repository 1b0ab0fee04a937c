import { wishlistKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { WishlistError } from "./wishlist-errors.ts";
import { emptyWishlist, wishNeeds } from "./wishlist-loader.ts";
import { WishlistRef } from "./wishlist.ts";
import { writtenWishlist, type WrittenWishlist } from "./written-wishlist.ts";

const ClearWishlistPayloadRef = builder.objectRef<WrittenWishlist>("ClearWishlistPayload").implement({
  description: "The wishlist is empty.",
  fields: (t) => ({ wishlist: t.expose("wishlist", { type: WishlistRef, description: "The empty wishlist." }) }),
});

builder.mutationField("clearWishlist", (t) =>
  t.field({
    type: ClearWishlistPayloadRef,
    description: "Removes every item from the wishlist.",
    errors: { types: [WishlistError] },
    resolve: async (_root, _args, context, info) => {
      const wishlistKey = await wishlistKeyToChange(context);
      if (wishlistKey === undefined) return { wishlist: emptyWishlist };
      return writtenWishlist(context, () =>
        context.sources.commerce.wishlists.clear(wishlistKey, wishNeeds(info, "wishlist.")),
      );
    },
  }),
);
