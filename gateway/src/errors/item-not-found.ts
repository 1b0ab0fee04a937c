import { builder } from "#gateway/builder.ts";
import { UserError, UserErrorInterface } from "./user-error.ts";

/** What was to be changed is not, or no longer, there. */
export class ItemNotFound extends UserError {
  readonly code = "ITEM_NOT_FOUND";

  constructor(
    textKey: "error.basketItemNotFound" | "error.wishlistItemNotFound" | "error.noOpenPayment",
    field?: string,
  ) {
    super(textKey, field === undefined ? {} : { field });
  }
}

builder.objectType(ItemNotFound, {
  name: "ItemNotFound",
  description: "The object to change does not exist, or no longer does.",
  interfaces: [UserErrorInterface],
});
