import { useEffect } from "react";
import { useLocation } from "react-router";
import { takeClickOrigin, watchClickOrigins } from "./click-origin.ts";
import { events } from "./events.ts";
import { usePageType } from "./use-page-type.ts";

/** Milliseconds after a navigation, so that the page has its title (docs/rules.md#tracking). */
const contentViewDelay = 500;

/** Queues a content view for every page that is shown, and sends what is queued when the page is left. */
export function useContentView(): void {
  const { pathname, search: query } = useLocation();
  const search = withoutVariant(query);
  const pageType = usePageType();

  useEffect(() => watchClickOrigins(document), []);
  useEffect(() => {
    window.addEventListener("pagehide", events.flush);
    return () => window.removeEventListener("pagehide", events.flush);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const data = {
        path: `${pathname}${search}`,
        page_title: document.title,
        page_type: pageType,
        page_type_id: document.querySelector("[data-page-type-id]")?.getAttribute("data-page-type-id") ?? "",
        click_origin: takeClickOrigin(),
      };
      events.push({ name: "content_view", data });
    }, contentViewDelay);
    return () => clearTimeout(timer);
  }, [pathname, search, pageType]);
}

/** Choosing a size changes the address, and the page on show stays the same. */
function withoutVariant(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has("variant")) return query;
  parameters.delete("variant");
  return parameters.size === 0 ? "" : `?${parameters}`;
}
