const schemes = /^(?:https?:\/\/|mailto:|tel:)/i;
// control characters and spaces let a scheme hide from a check that a browser then sees
const unseen = /[\s\\\p{Cc}]/u;

/**
 * An address an editor may link to: http, https, mailto, tel, a path of the shop, or a hash or query of the page.
 * A bare path gets its leading slash.
 * @returns null for everything else, so that no script ever becomes a link
 */
export function safeUrl(address: string): string | null {
  const url = address.trim();
  if (url === "" || unseen.test(url)) return null;
  if (schemes.test(url)) return URL.canParse(url) ? url : null;
  if (url.startsWith("//")) return null;
  if (/^[/#?]/.test(url)) return url;
  return /^[^:?#]*:/.test(url) ? null : `/${url}`;
}

/** The address of a picture that a page may show: http, https or a path of the shop; null for any other. */
export function safeImageUrl(address: string): string | null {
  const url = safeUrl(address);
  return url && /^(?:https?:|\/)/i.test(url) ? url : null;
}

/** A path of the shop; null for any other address. */
export function ownPath(address: string | undefined): string | null {
  const url = safeUrl(address ?? "");
  return url?.startsWith("/") ? url : null;
}
