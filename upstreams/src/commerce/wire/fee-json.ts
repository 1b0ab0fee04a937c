import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { AppliedFee } from "../basket/shop-charge.ts";
import { textIn } from "../text-in.ts";

/** A fee in the commerce format, with its name beside it; amounts are cents. */
export interface FeeJson {
  category: "delivery" | "payment" | "service";
  key: string;
  name: string;
  amount: { withTax: number; withoutTax: number };
  tax: { vat: { amount: number; rate: number } };
}

/** A fee in the language of a shop. */
export function feeJson({ category, key, name, cents, vatRate, vatCents }: AppliedFee, shop: ShopLocale): FeeJson {
  return {
    category,
    key,
    name: textIn(name, shop),
    amount: { withTax: cents, withoutTax: cents - vatCents },
    tax: { vat: { amount: vatCents, rate: vatRate } },
  };
}
