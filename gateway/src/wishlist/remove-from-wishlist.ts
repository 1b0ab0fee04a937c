import { wishlistKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { ItemNotFound } from "#gateway/errors/item-not-found.ts";
import { WishlistError } from "./wishlist-errors.ts";
import { wishNeeds } from "./wishlist-loader.ts";
import { WishlistRef } from "./wishlist.ts";
import { writtenWishlist, type WrittenWishlist } from "./written-wishlist.ts";

const RemoveFromWishlistInput = builder.inputType("RemoveFromWishlistInput", {
  description: "The item to remove.",
  fields: (t) => ({ itemKey: t.string({ required: true, description: "Key of the item, `WishlistItem.key`." }) }),
});

const RemoveFromWishlistPayloadRef = builder.objectRef<WrittenWishlist>("RemoveFromWishlistPayload").implement({
  description: "The item is removed.",
  fields: (t) => ({
    wishlist: t.expose("wishlist", { type: WishlistRef, description: "The whole wishlist as it is now." }),
  }),
});

builder.mutationField("removeFromWishlist", (t) =>
  t.field({
    type: RemoveFromWishlistPayloadRef,
    description: "Removes an item from the wishlist.",
    errors: { types: [ItemNotFound, WishlistError] },
    args: { input: t.arg({ type: RemoveFromWishlistInput, required: true, description: "Which item." }) },
    resolve: async (_root, { input }, context, info) => {
      const wishlistKey = await wishlistKeyToChange(context);
      if (wishlistKey === undefined) throw new ItemNotFound("error.wishlistItemNotFound", "itemKey");
      const needs = wishNeeds(info, "wishlist.");
      return writtenWishlist(context, () =>
        context.sources.commerce.wishlists.remove(wishlistKey, input.itemKey, needs),
      );
    },
  }),
);
