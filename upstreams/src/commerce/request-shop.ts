import { shopById, shops, type ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { CommerceError } from "./commerce-error.ts";

/**
 * The shop a call is for: `shopId`, or `shopKey`, `countryCode` and `locale` (`nl_NL`) as the SDK sends them since 19.1.
 * @throws CommerceError 400 when none is named, 404 for one that does not exist
 */
export function requestShop(query: URLSearchParams): ShopLocale {
  const shopId = query.get("shopId");
  if (shopId !== null) return shopWithId(shopId);
  const locale = query.get("locale");
  const country = query.get("countryCode");
  if (locale === null || country === null)
    throw new CommerceError(400, "shopId is missing (or shopKey, countryCode and locale)");
  const language = locale.replace("_", "-").toLowerCase();
  const shop = shops.find((each) => each.language.toLowerCase() === language && each.country === country.toUpperCase());
  if (!shop) throw new CommerceError(404, `There is no shop for ${printable(locale)} in ${printable(country)}`);
  return shop;
}

function shopWithId(text: string): ShopLocale {
  if (!/^\d{1,9}$/.test(text)) throw new CommerceError(400, "shopId must be a number");
  const shop = shopById(Number(text));
  if (!shop) throw new CommerceError(404, `There is no shop ${text}`);
  return shop;
}

function printable(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
