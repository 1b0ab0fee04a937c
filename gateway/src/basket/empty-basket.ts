import type { GatewayContext } from "#gateway/context.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";

/** The basket of a visitor who never put anything in. */
export function emptyBasket(context: GatewayContext): CommerceBasket {
  const { currency } = context.shop;
  const nothing = 0 as CommerceBasket["cost"]["withTax"];
  return {
    key: "" as CommerceBasket["key"],
    currencyCode: currency,
    version: 0,
    items: [],
    packages: [],
    cost: {
      withTax: nothing,
      withoutTax: nothing,
      currencyCode: currency,
      tax: { vat: { amount: nothing, rate: 0 } },
      recommendedRetailPrice: null,
      appliedReductions: [],
    },
  };
}
