import { builder } from "#gateway/builder.ts";
import type { WireBasketPromotion } from "#gateway/sources/commerce/wire-promotion.ts";

const reasons = {
  DISCOUNT_APPLIED: { description: "Its discount is taken off." },
  GIFT_TO_CHOOSE: { description: "The basket earns gifts that are yet to be chosen." },
  GIFTS_SOLD_OUT: { description: "The basket earns gifts, and all of them are sold out." },
  GIFT_CHOSEN: { description: "The earned gifts are in the basket." },
  MIN_QUANTITY_NOT_REACHED: { description: "It needs more pieces." },
  MIN_ORDER_VALUE_NOT_REACHED: { description: "The basket is not worth enough." },
  OUTRANKED: { description: "Another promotion goes before it." },
  NOT_RUNNING: { description: "It has not begun, or is over." },
  WRONG_CODE: { description: "It needs another code." },
  NO_SUCH_ITEM: { description: "Nothing in the basket is what it is for." },
} as const;

export const BasketPromotionReasonRef = builder.enumType("BasketPromotionReason", {
  description: "Why a promotion applies in a basket, or does not.",
  values: reasons,
});

/** The reason by the name upstreams give it; one that is not known here is what its sentence makes of it. */
export function reasonOf({ reason: { code } }: WireBasketPromotion): keyof typeof reasons {
  return isReason(code) ? code : "NO_SUCH_ITEM";
}

function isReason(code: string): code is keyof typeof reasons {
  return Object.hasOwn(reasons, code);
}
