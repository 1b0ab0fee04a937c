import { maximumBasketLines } from "@warmeland/schema/rules/quantity.ts";
import { builder } from "#gateway/builder.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import { UserError, UserErrorInterface } from "#gateway/user-error.ts";
import { BasketRef } from "./basket.ts";

/** The variant is sold out, or there is none of that number. */
export class VariantNotAvailable extends UserError {
  readonly code = "VARIANT_NOT_AVAILABLE";
  readonly productName: string | null;
  readonly basket: CommerceBasket | null;

  constructor(productName: string | null, basket: CommerceBasket | undefined) {
    super(productName === null ? "error.variantUnknown" : "error.variantNotAvailable", {
      field: "variantId",
      parameters: { product: productName ?? "" },
    });
    this.productName = productName;
    this.basket = basket ?? null;
  }
}

/** The basket holds as many lines as it can. */
export class BasketLimitReached extends UserError {
  readonly code = "BASKET_LIMIT_REACHED";
  readonly limit = maximumBasketLines;

  constructor() {
    super("error.basketLimitReached", { parameters: { limit: maximumBasketLines } });
  }
}

/** The basket changed since the client saw it. */
export class BasketConflict extends UserError {
  readonly code = "BASKET_CONFLICT";
  readonly basket: CommerceBasket;

  constructor(basket: CommerceBasket) {
    super("error.basketConflict");
    this.basket = basket;
  }
}

/** The basket could not be changed for a reason that is not the shopper's. */
export class BasketError extends UserError {
  readonly code = "BASKET_ERROR";

  constructor(cause?: unknown) {
    super("error.basketUnchanged");
    this.cause = cause;
  }
}

builder.objectType(VariantNotAvailable, {
  name: "VariantNotAvailable",
  description: "The variant is sold out or unknown; the basket is as it was.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    productName: t.exposeString("productName", { nullable: true, description: "Name of the product; null for an unknown variant." }),
    basket: t.expose("basket", {
      type: BasketRef,
      nullable: true,
      description: "The basket as it is; null when the upstream did not send it.",
    }),
  }),
});

builder.objectType(BasketLimitReached, {
  name: "BasketLimitReached",
  description: "The basket holds as many lines as it can; it is as it was.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ limit: t.exposeInt("limit", { description: "Most lines a basket can hold." }) }),
});

builder.objectType(BasketConflict, {
  name: "BasketConflict",
  description: "The basket changed since the client saw it, in another tab for example; nothing was changed.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ basket: t.expose("basket", { type: BasketRef, description: "The basket as it is now." }) }),
});

builder.objectType(BasketError, {
  name: "BasketError",
  description: "The basket could not be changed, for a reason that is not the shopper's; trying again may help.",
  interfaces: [UserErrorInterface],
});
