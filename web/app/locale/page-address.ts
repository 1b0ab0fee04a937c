import type { Site } from "./site.ts";

/** What the address of a page is made of. */
export type PageSite = Pick<Site, "origin" | "shop">;

/** The whole address of a page, by its path within the shop. */
export function pageAddress({ origin, shop: { pathPrefix } }: PageSite, path: string): string {
  return `${origin}${pathPrefix}${path === "/" && pathPrefix ? "" : path}`;
}
