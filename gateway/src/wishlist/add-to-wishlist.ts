import { ensureWishlistKey } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { numberInGlobalId } from "#gateway/global-id.ts";
import type { Wish } from "#gateway/sources/commerce/wishlist-calls.ts";
import { WishlistError, WishlistLimitReached, WishUnknown } from "./wishlist-errors.ts";
import { wishNeeds } from "./wishlist-loader.ts";
import { WishlistRef } from "./wishlist.ts";
import { writtenWishlist, type WrittenWishlist } from "./written-wishlist.ts";

const AddToWishlistInput = builder.inputType("AddToWishlistInput", {
  description: "What to add to the wishlist; exactly one of the fields is given.",
  isOneOf: true,
  fields: (t) => ({
    productId: t.id({ description: "Global id of a product, `Product.id`." }),
    variantId: t.int({ description: "Number of a variant, `Variant.variantId`." }),
  }),
});

const AddToWishlistPayloadRef = builder.objectRef<WrittenWishlist>("AddToWishlistPayload").implement({
  description: "The wish is on the wishlist.",
  fields: (t) => ({
    wishlist: t.expose("wishlist", { type: WishlistRef, description: "The whole wishlist as it is now." }),
  }),
});

builder.mutationField("addToWishlist", (t) =>
  t.field({
    type: AddToWishlistPayloadRef,
    description:
      "Adds a product or variant to the wishlist; one that is there already stays. The visitor's first change sets a cookie.",
    errors: { types: [WishUnknown, WishlistLimitReached, WishlistError] },
    args: { input: t.arg({ type: AddToWishlistInput, required: true, description: "What to add." }) },
    resolve: async (_root, { input }, context, info) => {
      const wish = wishOf(input);
      const wishlistKey = await ensureWishlistKey(context);
      return writtenWishlist(context, () =>
        context.sources.commerce.wishlists.add(wishlistKey, wish, wishNeeds(info, "wishlist.")),
      );
    },
  }),
);

function wishOf({ productId, variantId }: { productId?: string | null; variantId?: number | null }): Wish {
  if (typeof variantId === "number" && variantId > 0) return { variantId };
  const product = numberInGlobalId(productId ?? "", "Product");
  if (product === null) throw new WishUnknown();
  return { productId: product };
}
