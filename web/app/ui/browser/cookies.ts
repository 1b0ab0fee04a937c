export interface CookieOptions {
  readonly path?: string;
  readonly days?: number;
  readonly sameSite?: "lax" | "strict" | "none";
  readonly secure?: boolean;
}

/** Lifetimes in days (docs/rules.md#visitor-cookie); the visitor cookie itself is written by the gateway. */
export const localeCookieDays = 365;
export const visitorCookieDays = 180;

/** One cookie as `Set-Cookie` and `document.cookie` want it: path / and lax unless given otherwise. */
export function serializeCookie(
  name: string,
  value: string,
  { path = "/", days, sameSite = "lax", secure = false }: CookieOptions = {},
): string {
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `Path=${path}`];
  if (days !== undefined) parts.push(`Max-Age=${days * 24 * 60 * 60}`);
  parts.push(`SameSite=${sameSite[0]!.toUpperCase()}${sameSite.slice(1)}`);
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined when it is not there or cannot be read. */
export function readCookie(cookies: string, name: string): string | undefined {
  const prefix = `${encodeURIComponent(name)}=`;
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return undefined;
  }
}
