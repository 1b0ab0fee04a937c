import nl from "./texts/nl.json" with { type: "json" };

export type CheckoutTexts = typeof nl;

const byLanguage: Readonly<Record<string, CheckoutTexts>> = { nl };

/** The texts of options, methods and payments in a shop's language, else in Dutch. */
export function checkoutTexts(shop: { language: string }): CheckoutTexts {
  return byLanguage[shop.language.slice(0, 2)] ?? nl;
}
