import { BasketRef } from "#gateway/basket/basket.ts";
import { type OpenPayment, OpenPaymentRef } from "#gateway/basket/open-payment.ts";
import { builder } from "#gateway/builder.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import type { RpcProblem } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireCheckout } from "#gateway/sources/rpc/wire-checkout.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";
import { CheckoutRef } from "./checkout.ts";
import { ReadinessRequirementRef, type Requirement } from "./readiness.ts";

/** There is nothing to order. */
export const BasketEmpty = plainError(
  "BasketEmpty",
  { BASKET_EMPTY: "error.basketEmpty" },
  "The basket is empty: put something into it before filling in its checkout. Nothing was set.",
);

/** The basket changed while the checkout was being filled in. */
export class CheckoutConflict extends UserError {
  readonly code = "CHECKOUT_CONFLICT";
  readonly checkout: WireCheckout | null;

  constructor(checkout: WireCheckout | undefined) {
    super("error.checkoutConflict");
    this.checkout = checkout ?? null;
  }
}

/** Basket or prices are not what the shopper agreed to. */
export class CheckoutChanged extends UserError {
  readonly code = "CHECKOUT_CHANGED";
  readonly checkout: WireCheckout;

  constructor(checkout: WireCheckout) {
    super("error.checkoutChanged");
    this.checkout = checkout;
  }
}

/** Something an order needs is missing. */
export class CheckoutIncomplete extends UserError {
  readonly code = "CHECKOUT_INCOMPLETE";
  readonly missing: readonly Requirement[];

  constructor(missing: readonly Requirement[]) {
    super(missing.includes("ITEMS") ? "error.basketEmpty" : "error.checkoutIncomplete");
    this.missing = missing;
  }
}

/** Lines cannot be had in the quantity asked for. */
export class SoldOut extends UserError {
  readonly code = "SOLD_OUT";
  readonly itemKeys: readonly string[];
  readonly basket: CommerceBasket;

  constructor(itemKeys: readonly string[], basket: CommerceBasket) {
    super("error.soldOut");
    this.itemKeys = itemKeys;
    this.basket = basket;
  }
}

/** The payment provider does not take the payment, or does not respond. */
export const PaymentRefused = plainError(
  "PaymentRefused",
  { PAYMENT_REFUSED: "error.paymentRefused", PAYMENT_UNAVAILABLE: "error.paymentUnavailable" },
  "The payment provider refuses the payment (PAYMENT_REFUSED) or is unavailable (PAYMENT_UNAVAILABLE); no order was placed.",
);

/** The basket has become an order already. */
export class OrderAlreadyPlaced extends UserError {
  readonly code = "ORDER_ALREADY_PLACED";
  readonly orderNumber: string;
  readonly openPayment: OpenPayment | null;

  constructor({ orderNumber = "", openPayment }: Pick<RpcProblem, "orderNumber" | "openPayment">) {
    super("error.orderAlreadyPlaced", { parameters: { orderNumber } });
    this.orderNumber = orderNumber;
    this.openPayment = openPayment ?? null;
  }
}

/** There is no payment with this return key. */
export const ReturnUnknown = plainError(
  "ReturnUnknown",
  { RETURN_UNKNOWN: "error.returnUnknown" },
  "There is no payment with this return key, or it was more than 30 days ago.",
  "returnKey",
);

const interfaces = [UserErrorInterface];

builder.objectType(CheckoutConflict, {
  name: "CheckoutConflict",
  description: "The basket changed meanwhile; nothing was set.",
  interfaces,
  fields: (t) => ({
    checkout: t.expose("checkout", {
      type: CheckoutRef,
      nullable: true,
      description: "The checkout as it is now; null when it could not be loaded.",
    }),
  }),
});

builder.objectType(CheckoutChanged, {
  name: "CheckoutChanged",
  description: "Basket or prices are not what the shopper agreed to; no order was placed.",
  interfaces,
  fields: (t) => ({
    checkout: t.expose("checkout", {
      type: CheckoutRef,
      description: "The checkout as it is now, for the shopper to agree to.",
    }),
  }),
});

builder.objectType(CheckoutIncomplete, {
  name: "CheckoutIncomplete",
  description: "Something an order needs is missing; no order was placed.",
  interfaces,
  fields: (t) => ({
    missing: t.expose("missing", {
      type: [ReadinessRequirementRef],
      description: "What is missing, in the order a checkout asks for it.",
    }),
  }),
});

builder.objectType(SoldOut, {
  name: "SoldOut",
  description: "Lines are not available in the requested quantity; no order was placed and nothing was reserved.",
  interfaces,
  fields: (t) => ({
    itemKeys: t.exposeStringList("itemKeys", {
      description: "Keys of the lines, `BasketItem.key`.",
    }),
    basket: t.expose("basket", { type: BasketRef, description: "The basket with what is available now." }),
  }),
});

builder.objectType(OrderAlreadyPlaced, {
  name: "OrderAlreadyPlaced",
  description: "The basket has become an order already.",
  interfaces,
  fields: (t) => ({
    orderNumber: t.exposeString("orderNumber", { description: "Number of that order." }),
    openPayment: t.expose("openPayment", {
      type: OpenPaymentRef,
      nullable: true,
      description: "The payment the order still waits for; null when there is none.",
    }),
  }),
});
