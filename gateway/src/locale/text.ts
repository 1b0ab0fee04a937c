import { type ShopLocale, shops } from "@warmeland/schema/rules/shops.ts";
import { textsIn } from "@warmeland/schema/rules/texts/texts-in.ts";
import { de } from "./de.ts";
import { fr } from "./fr.ts";
import { type GatewayTexts, nl } from "./nl.ts";

export type TextKey = keyof typeof nl;

/** What stands in the place of placeholders; several names are listed as the language lists them. */
export type TextParameters = Readonly<Record<string, string | number | readonly string[]>>;

const texts = new Map(shops.map(({ language }) => [language, textsIn<GatewayTexts>(language, { nl, de, fr })]));

/** A text in the shop's language, with `{name}` replaced by the parameter of that name; shops without texts of their own read Dutch. */
export function text({ language }: ShopLocale, key: TextKey, parameters?: TextParameters): string {
  const template: string = (texts.get(language) ?? nl)[key];
  if (!parameters) return template;
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder;
    return typeof value === "object" ? new Intl.ListFormat(language).format(value) : String(value);
  });
}
