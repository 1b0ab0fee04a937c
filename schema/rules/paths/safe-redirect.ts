const anyOrigin = "https://own.invalid";
const longest = 2000;

/**
 * Where a visitor may be sent after signing in: a path of our own origin with query and hash, as the browser will read
 * it. Everything else, however it is disguised, becomes home (docs/rules.md#own-redirects).
 * @param wanted the `redirectUrl` parameter as it was given
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > longest || !wanted.startsWith("/")) return "/";
  // Browsers drop tabs and line ends inside an address and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(wanted)) return "/";
  let url: URL;
  try {
    url = new URL(wanted, anyOrigin);
  } catch {
    return "/";
  }
  if (url.origin !== anyOrigin || url.username !== "" || url.pathname.startsWith("//")) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}
