/** An element with this attribute names the part of the page that a click in it came from. */
const originAttribute = "data-click-origin";

let lastOrigin = "";

/** Remembers which part of the page the last click came from. */
export function watchClickOrigins(page: Document): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const part = target instanceof Element ? target.closest(`[${originAttribute}]`) : null;
    lastOrigin = part?.getAttribute(originAttribute) ?? "";
  };
  page.addEventListener("click", onClick, { capture: true });
  return () => page.removeEventListener("click", onClick, { capture: true });
}

/** The origin of the click that led here, once. */
export function takeClickOrigin(): string {
  const origin = lastOrigin;
  lastOrigin = "";
  return origin;
}
