import { recordOf, textOf } from "./untyped.ts";

/** Paths of the shop, places on the page, and the schemes a shopper may follow. */
const followable = /^(?:\/(?![/\\])|#|https?:|mailto:|tel:)/i;

/**
 * Where a multilink of a story leads: the gateway has put its final address, anchor included, into `url`. Undefined when
 * it leads nowhere or to an address that could run something.
 */
export function multilinkHref(multilink: unknown): string | undefined {
  const url = textOf(recordOf(multilink)["url"]);
  return followable.test(url) ? url : undefined;
}
