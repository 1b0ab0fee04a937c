/** An element with this attribute names the part of the page that a click in it came from. */
const originAttribute = "data-click-origin";

let lastOrigin = "";

function remember({ target }: MouseEvent): void {
  const part = target instanceof Element ? target.closest(`[${originAttribute}]`) : null;
  lastOrigin = part?.getAttribute(originAttribute) ?? "";
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
