import { builder } from "#gateway/builder.ts";
import type { WireMerged } from "#gateway/sources/rpc/wire-user.ts";

export const MergedBelongingsRef = builder.objectRef<WireMerged>("MergedBelongings").implement({
  description: "What the visitor had collected before signing in, and what became of it.",
  fields: (t) => ({
    basketItems: t.exposeInt("basketItems", { description: "Pieces that came into the customer's basket." }),
    wishlistItems: t.exposeInt("wishlistItems", {
      description: "Wishes that came onto the customer's wishlist and were not there.",
    }),
    basketItemsLeft: t.exposeInt("basketItemsLeft", {
      description:
        "Pieces the customer's basket had no room for; they wait in the visitor's, and show after signing out.",
    }),
    wishlistItemsLeft: t.exposeInt("wishlistItemsLeft", {
      description:
        "Wishes the customer's wishlist had no room for; they wait on the visitor's, and show after signing out.",
    }),
    undoKey: t.exposeString("undoKey", {
      nullable: true,
      description: "Undoes it within a day by `undoBelongingsMerge`; null when nothing came together.",
    }),
  }),
});
