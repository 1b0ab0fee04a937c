import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { spelledFor } from "@warmeland/schema/rules/texts/spelled-for.ts";

import type { Texts } from "#upstreams/catalogue/documents.ts";

/** A text in the shop's language and spelling, else in Dutch; '' when the catalogue has neither. */
export function textIn(texts: Texts | undefined, { language }: Pick<ShopLocale, "language">): string {
  return spelledFor(language, texts?.[language.slice(0, 2)] ?? texts?.["nl"] ?? "");
}
