/** Marks the links to the page's parts that stand first in the document. */
export const anchorLinksAttribute = "data-anchor-links";

/** After a navigation to another path the focus goes to the anchor links, or to the header when there are none (specification §2). */
export function resetFocus(page: Document = document): void {
  const target = page.querySelector<HTMLElement>(`[${anchorLinksAttribute}]`) ?? page.querySelector<HTMLElement>("header");
  if (!target) return;
  const isFocusable = target.hasAttribute("tabindex");
  if (!isFocusable) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  if (!isFocusable) target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
