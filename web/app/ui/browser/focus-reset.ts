import { focusOn } from "./focus-on.ts";

/** Marks the links to the page's parts that stand first in the document. */
export const anchorLinksAttribute = "data-anchor-links";

/** After a navigation to another path the focus goes to the anchor links, or to the header when there are none (docs/rules.md#navigation). */
export function resetFocus(page: Document = document): void {
  const target =
    page.querySelector<HTMLElement>(`[${anchorLinksAttribute}]`) ?? page.querySelector<HTMLElement>("header");
  if (target) focusOn(target);
}
