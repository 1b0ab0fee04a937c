import { builder } from "#gateway/builder.ts";
import type { WireMerged } from "#gateway/sources/rpc/wire-user.ts";

export const MergedBelongingsRef = builder.objectRef<WireMerged>("MergedBelongings").implement({
  description: "What signing in merged from the visitor's basket and wishlist into the customer's.",
  fields: (t) => ({
    basketItems: t.exposeInt("basketItems", { description: "Pieces added to the customer's basket." }),
    wishlistItems: t.exposeInt("wishlistItems", {
      description: "Items added to the customer's wishlist.",
    }),
    basketItemsLeft: t.exposeInt("basketItemsLeft", {
      description:
        "Pieces the customer's basket had no room for; they stay in the visitor's, visible after signing out.",
    }),
    wishlistItemsLeft: t.exposeInt("wishlistItemsLeft", {
      description:
        "Items the customer's wishlist had no room for; they stay on the visitor's, visible after signing out.",
    }),
    undoKey: t.exposeString("undoKey", {
      nullable: true,
      description: "Key that `undoBelongingsMerge` takes within a day; null when nothing was merged.",
    }),
  }),
});
