import { maximumWishlistItems } from "@warmeland/schema/rules/quantity.ts";
import { z } from "zod";

import { basketKeyField, itemGroupField, recordField } from "../basket/basket-input.ts";

const idField = z.number("must be a whole number").int("must be a whole number").min(1).max(2_147_483_647);

/** A product, or one variant of it: SCAYLE takes either id, never both. */
export const newWishlistItemSchema = z
  .object({
    productId: idField.optional(),
    variantId: idField.optional(),
    itemGroup: itemGroupField.nullish(),
    customData: recordField.optional(),
  })
  .refine(
    (item) => (item.productId === undefined) !== (item.variantId === undefined),
    "takes either productId or variantId",
  );

export const newWishlistItemsSchema = z.object({
  items: z.array(newWishlistItemSchema).min(1).max(maximumWishlistItems),
});

/** Wishlists have keys of the same kind as baskets. */
export const wishlistKeyField = basketKeyField;

export const mergeWishlistsSchema = z.object({ from: wishlistKeyField });

export type NewWishlistItem = z.output<typeof newWishlistItemSchema>;
