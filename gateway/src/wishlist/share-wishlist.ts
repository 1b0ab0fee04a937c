import { builder } from "#gateway/builder.ts";
import { ensureWishlistKey, wishlistKeyOf } from "#gateway/request/owned-keys.ts";
import { WishlistError } from "./wishlist-errors.ts";
import { loadWishlist } from "./wishlist-loader.ts";
import { WishlistRef } from "./wishlist.ts";
import { refuseWishlistChange } from "./written-wishlist.ts";

builder.objectField(WishlistRef, "shareToken", (t) =>
  t.string({
    nullable: true,
    description:
      "Token of the link that shows the wishlist to others (`Query.sharedWishlist`); null while it is not shared.",
    resolve: async (_wishlist, _args, context) => {
      const wishlistKey = await wishlistKeyOf(context);
      return wishlistKey === undefined ? null : context.sources.commerce.wishlists.shareToken(wishlistKey);
    },
  }),
);

const ShareWishlistPayloadRef = builder.objectRef<{ token: string }>("ShareWishlistPayload").implement({
  description: "The wishlist is shared.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description: "Token at the end of the link; whoever has it sees the current wishlist.",
    }),
    wishlist: t.field({
      type: WishlistRef,
      description: "The wishlist.",
      resolve: (_payload, _args, context, info) => loadWishlist(context, info),
    }),
  }),
});

builder.mutationField("shareWishlist", (t) =>
  t.field({
    type: ShareWishlistPayloadRef,
    description:
      "Shares the wishlist by a link that reveals nothing about its owner. A shared wishlist keeps its link.",
    errors: { types: [WishlistError] },
    resolve: async (_root, _args, context) => {
      const wishlistKey = await ensureWishlistKey(context);
      const { wishlists } = context.sources.commerce;
      return {
        token: await wishlists.share(wishlistKey).catch((error: unknown) => refuseWishlistChange(error, context)),
      };
    },
  }),
);
