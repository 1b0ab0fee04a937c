import type { Variant } from "@scayle/storefront-api";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { builder } from "#gateway/builder.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import { type Money, MoneyRef } from "./money.ts";
import { advancedRows } from "./wire-attributes.ts";

export interface Levy {
  readonly textKey: TextKey;
  readonly amount: Money;
}

export const LevyRef = builder.objectRef<Levy>("Levy").implement({
  description: "A levy for recycling that the law wants shown; it is inside the price.",
  fields: (t) => ({
    label: t.string({
      description: "Its name in the shop's language.",
      resolve: (levy, _args, context) => text(context.shop, levy.textKey),
    }),
    amount: t.field({ type: MoneyRef, description: "How much of the price it is; above 0.", resolve: (levy) => levy.amount }),
  }),
});

const ecoCodes = new Set(["10005", "10006", "10007"]);
const ecoColumns = new Set(["be", "fr"]);

/** The levy of a variant in a shop: numeric codes in Belgium and France (spec §5), the mattress levy in the Netherlands (decisions.md 16). */
export function levyOf(variant: Variant, shop: ShopLocale): Levy | null {
  let cents = 0;
  let textKey: TextKey = "levy.ecoTax";
  for (const [column, code, amount] of advancedRows(variant.advancedAttributes, "variantPriceEcoTax")) {
    if (column !== shop.priceColumn || code === undefined) continue;
    const isMattressLevy = code === "mattress" && column === "nl";
    if (!isMattressLevy && !(ecoCodes.has(code) && ecoColumns.has(column))) continue;
    if (isMattressLevy) textKey = "levy.mattress";
    cents += Number(amount) || 0;
  }
  return cents > 0 ? { textKey, amount: { cents, currency: shop.currency } } : null;
}
