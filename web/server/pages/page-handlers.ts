import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { BuiltPages } from "./render-page.ts";

type PageHandler = ReturnType<BuiltPages["entry"]["module"]["createPageHandler"]>;

/** The router of each shop, whose paths stand below the shop's prefix; made when the shop is first visited. */
export function createPageHandlers(build: BuiltPages): (shop: ShopLocale) => PageHandler {
  const handlers = new Map<string, PageHandler>();
  return ({ code, pathPrefix }) => {
    const made = handlers.get(code);
    if (made) return made;
    const handler = build.entry.module.createPageHandler({ ...build, basename: pathPrefix || "/" });
    handlers.set(code, handler);
    return handler;
  };
}
