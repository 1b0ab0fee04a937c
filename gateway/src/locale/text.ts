import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { nl } from "./nl.ts";

export type TextKey = keyof typeof nl;

/** A text in the shop's language, with `{name}` replaced by the parameter of that name; shops without texts of their own read Dutch. */
export function text(_shop: ShopLocale, key: TextKey, parameters?: Readonly<Record<string, string | number>>): string {
  const template: string = nl[key];
  return parameters
    ? template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(parameters[name] ?? placeholder))
    : template;
}
