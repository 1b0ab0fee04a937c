import { createContext, use } from "react";

/** Which automatic discounts apply in the basket: `<id of the product> <id of the promotion>` each. */
export const ReducedInBasket = createContext<ReadonlySet<string>>(new Set());

interface Promotable<Price> {
  readonly id: string;
  readonly promotedPrice?: { readonly promotion: { readonly id: string }; readonly price: Price } | null;
}

/** The price with its automatic discount, once that applies to the product in the basket: only then may it be shown as reduced (docs/rules.md#reference-price). */
export function useReducedInBasket<Price>({ id, promotedPrice }: Promotable<Price>): Price | undefined {
  const reduced = use(ReducedInBasket);
  return promotedPrice && reduced.has(`${id} ${promotedPrice.promotion.id}`) ? promotedPrice.price : undefined;
}
