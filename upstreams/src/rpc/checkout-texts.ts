import { defaultShop, shopById } from "@warmeland/schema/rules/shops.ts";
import { textsIn } from "@warmeland/schema/rules/texts/texts-in.ts";

import de from "./texts/de.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import nl from "./texts/nl.json" with { type: "json" };

export type CheckoutTexts = typeof nl;

/** The texts of options, methods and payments in a shop's language, else in Dutch. */
export function checkoutTexts(shop: { language: string }): CheckoutTexts {
  return textsIn<CheckoutTexts>(shop.language, { nl, de, fr });
}

/** The same for an order, in the language of the shop it was placed in. */
export function orderTexts(order: { shopId: number }): CheckoutTexts {
  return checkoutTexts(shopById(order.shopId) ?? defaultShop);
}
