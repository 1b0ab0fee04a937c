import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

/** Where the home page lives when it is requested by the name of its story: the root of its shop, with the query. Undefined for other pages. */
export function homeByName(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  openShops: readonly ShopLocale[],
): string | undefined {
  const shop = openShops.find(({ pathPrefix }) => pathname === `${pathPrefix}/home`);
  return shop && `${shop.pathPrefix || "/"}${search}`;
}
