/** Paths of the shop, places on the page, and the schemes a shopper may follow. */
const followable = /^(?:\/(?![/\\])|#|https?:|mailto:|tel:)/i;

/** An address of a story that a shopper may follow; undefined for any other. The gateway checked it already. */
export function safeHref(href: unknown): string | undefined {
  return typeof href === "string" && followable.test(href) ? href : undefined;
}
