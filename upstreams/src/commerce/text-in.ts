import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Texts } from "#upstreams/catalogue/documents.ts";

/** A text in the shop's language, else in Dutch; '' when the catalogue has neither. */
export function textIn(texts: Texts | undefined, shop: Pick<ShopLocale, "language">): string {
  return texts?.[shop.language.slice(0, 2)] ?? texts?.["nl"] ?? "";
}
