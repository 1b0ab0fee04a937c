/** Gives the focus to any element, without scrolling to it; one that takes none by itself takes it until it is left. */
export function focusOn(element: HTMLElement): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute("tabindex");
  if (!isFocusable) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
  if (!isFocusable) element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
