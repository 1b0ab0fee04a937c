import type { RouterContextProvider } from "react-router";
import { siteContext } from "./site-context.ts";
import { readSite } from "./site.ts";

/** The address a loader runs for, as the shop's own routes, and the gateway, know it: without the prefix that the router adds to links and redirects. */
export function addressInShop({
  request,
  context,
}: {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}): URL {
  const url = new URL(request.url);
  const { shop } = import.meta.env.SSR ? context.get(siteContext) : readSite(document.documentElement);
  url.pathname = url.pathname.slice(shop.pathPrefix.length) || "/";
  return url;
}
