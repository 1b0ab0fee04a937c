/** One shop record per (country, language); what every call, key and URL carries (docs/rules.md#shops-and-languages). */
export interface ShopLocale {
  /** Number that travels as `x-shop-id` and `shopId`. */
  readonly shopId: number;
  /** Value of the `x-shop` header and of the locale cookie. */
  readonly code: string;
  /** BCP 47 language tag for `lang`, formatting and content. */
  readonly language: string;
  readonly country: "NL" | "BE" | "DE" | "AT" | "CH" | "FR";
  readonly currency: "EUR" | "CHF";
  /** Which price column of a variant applies. */
  readonly priceColumn: PriceColumn;
  /** First path segment of the shop's pages, empty for the Dutch shop. */
  readonly pathPrefix: string;
  /** Hour of the warehouse's day (Europe/Amsterdam) from which an order counts for the next working day. */
  readonly cutOffHour: number;
}

export type PriceColumn = "de" | "at" | "ch" | "fr" | "be" | "nl";

export const shops: readonly ShopLocale[] = [
  {
    shopId: 1001,
    code: "nl-NL",
    language: "nl-NL",
    country: "NL",
    currency: "EUR",
    priceColumn: "nl",
    pathPrefix: "",
    cutOffHour: 17,
  },
  {
    shopId: 1002,
    code: "be-nl",
    language: "nl-BE",
    country: "BE",
    currency: "EUR",
    priceColumn: "be",
    pathPrefix: "/be-nl",
    cutOffHour: 17,
  },
  {
    shopId: 1003,
    code: "be-fr",
    language: "fr-BE",
    country: "BE",
    currency: "EUR",
    priceColumn: "be",
    pathPrefix: "/be-fr",
    cutOffHour: 17,
  },
  {
    shopId: 1004,
    code: "de-DE",
    language: "de-DE",
    country: "DE",
    currency: "EUR",
    priceColumn: "de",
    pathPrefix: "/de",
    cutOffHour: 17,
  },
  {
    shopId: 1005,
    code: "at-DE",
    language: "de-AT",
    country: "AT",
    currency: "EUR",
    priceColumn: "at",
    pathPrefix: "/at",
    cutOffHour: 17,
  },
  {
    shopId: 1006,
    code: "ch-de",
    language: "de-CH",
    country: "CH",
    currency: "CHF",
    priceColumn: "ch",
    pathPrefix: "/ch-de",
    cutOffHour: 17,
  },
  {
    shopId: 1007,
    code: "ch-fr",
    language: "fr-CH",
    country: "CH",
    currency: "CHF",
    priceColumn: "ch",
    pathPrefix: "/ch-fr",
    cutOffHour: 17,
  },
  {
    shopId: 1008,
    code: "fr-FR",
    language: "fr-FR",
    country: "FR",
    currency: "EUR",
    priceColumn: "fr",
    pathPrefix: "/fr",
    cutOffHour: 17,
  },
];

export const defaultShop: ShopLocale = shops[0]!;

/** Finds a shop by its locale code; undefined for an unknown code, so that the caller can refuse it. */
export function shopByCode(code: string): ShopLocale | undefined {
  return shops.find((shop) => shop.code.toLowerCase() === code.toLowerCase());
}

/** Finds a shop by its number; undefined for an unknown number. */
export function shopById(shopId: number): ShopLocale | undefined {
  return shops.find((shop) => shop.shopId === shopId);
}
