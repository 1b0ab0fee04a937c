import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

/** How the content system's editor writes the languages of countries that have several. */
const rewrites: readonly (readonly [written: RegExp, becomes: string])[] = [
  [/^\/fr-FR\/(?:be|ch)(?=\/|$)/, "/fr"],
  [/^\/be(?=\/|$)/, "/nl"],
  [/^\/ch(?=\/|$)/, "/de"],
];
/** Languages that stand before a path there; here the shop of the root goes without. */
const language = /^\/(?:nl|de|fr|at)(?=\/|$)/;

/**
 * Where a page lives that the content system's editor opens by a path with its language (docs/rules.md#previews).
 * @returns undefined for the address as the shop has it, and for every address that no editor has opened
 */
export function editorAddress(
  { pathname, search, searchParams }: URL,
  openShops: readonly ShopLocale[],
): string | undefined {
  if (!searchParams.has("_storyblok")) return undefined;
  const isOpenShop = openShops.some(
    ({ pathPrefix }) => pathPrefix !== "" && (pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`)),
  );
  if (isOpenShop) return undefined;
  const [written, becomes] = rewrites.find(([each]) => each.test(pathname)) ?? [language, ""];
  const path = pathname.replace(written, becomes);
  // two slashes would name another site
  return path === pathname ? undefined : `${path.replace(/^\/*/, "/")}${search}`;
}
