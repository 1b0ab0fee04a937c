import { useMatches } from "react-router";
import type { PageType, RouteHandle } from "./route-handle.ts";

/** The kind of page that is showing, as its route names it. */
export function usePageType(): PageType {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.pageType ?? "error";
}
