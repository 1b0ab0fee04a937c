import type { RouterContextProvider } from "react-router";
import { siteContext } from "./site-context.ts";

/** The address a loader runs for, as the shop's own routes, and the gateway, know it: without the prefix that the router adds to links and redirects. */
export function addressInShop({
  request,
  context,
}: {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(context.get(siteContext).shop.pathPrefix.length) || "/";
  return url;
}
