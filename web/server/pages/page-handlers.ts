import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { ServerBuild } from "react-router";
import type * as entry from "../../app/entry.server.tsx";

/** The server build, whose entry brings its own router. */
export type BuiltPages = ServerBuild & { entry: { module: typeof entry } };

type PageHandler = ReturnType<typeof entry.createPageHandler>;

/** The router of a shop. */
export type HandlerOf = (shop: ShopLocale) => PageHandler;

/** The router of each shop, whose paths stand below the shop's prefix; made when the shop is first visited. */
export function createPageHandlers(build: BuiltPages): HandlerOf {
  const handlers = new Map<string, PageHandler>();
  return ({ code, pathPrefix }) => {
    const made = handlers.get(code);
    if (made) return made;
    const handler = build.entry.module.createPageHandler({ ...build, basename: pathPrefix || "/" });
    handlers.set(code, handler);
    return handler;
  };
}
