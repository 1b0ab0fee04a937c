import { maximumBasketLines } from "@warmeland/schema/rules/quantity.ts";
import { builder } from "#gateway/builder.ts";
import { type ProductVariant, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";
import { BasketRef } from "./basket.ts";

/** A variant that stood in the way; without a name there is none of that number. */
export interface UnavailableVariant {
  readonly variantId: number;
  readonly productName: string | null;
  /** It as the refusal found it. */
  readonly variant?: ProductVariant;
}

/** The variant is sold out, or there is none of that number; of several at once, those that are. */
export class VariantNotAvailable extends UserError {
  readonly code = "VARIANT_NOT_AVAILABLE";
  readonly productName: string | null;
  readonly unavailable: readonly UnavailableVariant[];
  readonly basket: CommerceBasket | null;

  constructor(unavailable: readonly UnavailableVariant[], basket: CommerceBasket | undefined) {
    const names = [...new Set(unavailable.flatMap(({ productName }) => productName ?? []))];
    const textKey = names.length > 1 ? "error.variantsNotAvailable" : "error.variantNotAvailable";
    super(names.length === 0 ? "error.variantUnknown" : textKey, {
      field: "variantId",
      parameters: { product: names[0] ?? "", products: names },
    });
    this.productName = names[0] ?? null;
    this.unavailable = unavailable;
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
    // locked by a payment of unknown outcome
    const isLocked = cause instanceof UpstreamError && cause.status === 423;
    super(isLocked ? "error.basketLocked" : "error.basketUnchanged");
  }
}

/** Adding has no version to conflict with: other writers won every try. */
export function hideConflict(error: unknown): never {
  throw error instanceof BasketConflict ? new BasketError(error) : error;
}

const UnavailableVariantRef = builder.objectRef<UnavailableVariant>("UnavailableVariant").implement({
  description: "A variant that is not available.",
  fields: (t) => ({
    variantId: t.exposeInt("variantId", { description: "Number of the variant, as it was given." }),
    productName: t.exposeString("productName", {
      nullable: true,
      description: "Name of the product; null for an unknown variant.",
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: "The variant with its stock at the time of the refusal; null for an unknown one.",
      resolve: ({ variant }) => variant ?? null,
    }),
  }),
});

builder.objectType(VariantNotAvailable, {
  name: "VariantNotAvailable",
  description: "The variant is sold out or unknown; the basket was not changed.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    productName: t.exposeString("productName", {
      nullable: true,
      description: "Name of the product; null for an unknown variant.",
    }),
    unavailable: t.expose("unavailable", {
      type: [UnavailableVariantRef],
      description: "Every variant that is not available; more than one only when several were added at once.",
    }),
    basket: t.expose("basket", {
      type: BasketRef,
      nullable: true,
      description: "The basket as it is; null when the upstream did not send it.",
    }),
  }),
});

builder.objectType(BasketLimitReached, {
  name: "BasketLimitReached",
  description: "The basket is full; nothing was changed.",
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
