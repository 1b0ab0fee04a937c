import { rememberItemList } from "./tracked-items.ts";

/** An element with this attribute names the part of the page that a click in it came from; without one its landmark does. */
const originAttribute = "data-click-origin";

let lastOrigin = "";

function remember({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const part = target.closest(`[${originAttribute}], header, nav, main, dialog, footer`);
  lastOrigin = part?.getAttribute(originAttribute) ?? part?.localName ?? "";
  rememberItemList(target);
}

/** Remembers which part of the page the last click came from. */
export function watchClickOrigins(page: Document): () => void {
  page.addEventListener("click", remember, { capture: true });
  return () => page.removeEventListener("click", remember, { capture: true });
}

/** The origin of the click that led here, once. */
export function takeClickOrigin(): string {
  const origin = lastOrigin;
  lastOrigin = "";
  return origin;
}
