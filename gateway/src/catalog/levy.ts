import type { Variant } from "@scayle/storefront-api";
import { containedLevy, type LevyKind } from "@warmeland/schema/rules/price/levies.ts";
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
  description: "A recycling levy that the law requires to be shown; it is included in the price.",
  fields: (t) => ({
    label: t.string({
      description: "Its name in the shop's language.",
      resolve: (levy, _args, context) => text(context.shop, levy.textKey),
    }),
    amount: t.expose("amount", {
      type: MoneyRef,
      description: "How much of the price it is; above 0.",
    }),
  }),
});

const textKeys: Readonly<Record<LevyKind, TextKey>> = { eco: "levy.ecoTax", mattress: "levy.mattress" };

/** The levy inside a variant's price in a shop. */
export function levyOf(variant: Variant, shop: ShopLocale): Levy | null {
  const rows = advancedRows(variant.advancedAttributes, "variantPriceEcoTax");
  const levy = containedLevy(
    rows.map(([column = "", code = "", cents]) => ({ column, code, cents: Number(cents) })),
    shop.priceColumn,
  );
  return levy && { textKey: textKeys[levy.kind], amount: { cents: levy.cents, currency: shop.currency } };
}
