import { shopById } from "@warmeland/schema/rules/shops.ts";

/** The address of a page of a shop, below the address the shop is set to, whatever the request named. */
export function pageUrl(publicUrl: string, shopId: number, path: string, token?: string): string {
  return `${publicUrl}${shopById(shopId)?.pathPrefix ?? ""}${path}${token === undefined ? "" : `?token=${token}`}`;
}
