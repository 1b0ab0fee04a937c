const entryShape = /^([a-z][a-z0-9-]{0,39})=(\S+)$/;
const longestReturnUrl = 400;
/** What runs or reads on the shopper's own machine instead of opening an app. */
const refusedSchemes = new Set(["about:", "blob:", "data:", "file:", "filesystem:", "javascript:", "vbscript:"]);

/** Reads `name=address` entries with commas between, in order; undefined when one is not written so or names no address. */
function readEntries(text: string, isAddress: (address: string) => boolean): [string, string][] | undefined {
  const parts = text.split(",").map((part) => part.trim());
  const entries: [string, string][] = [];
  for (const part of parts.filter((each) => each !== "")) {
    const [, name, address] = entryShape.exec(part) ?? [];
    if (name === undefined || address === undefined || !isAddress(address)) return undefined;
    entries.push([name, address]);
  }
  return entries;
}

/**
 * Reads `CORS_ORIGINS`: the client's name by origin (docs/rules.md#other-origins). Undefined when an entry is not
 * `name=origin`, or names an origin twice.
 */
export function readClientOrigins(text: string): ReadonlyMap<string, string> | undefined {
  const entries = readEntries(text, (address) => /^https?:/.test(address) && isOrigin(address));
  const origins = new Map(entries?.map(([name, origin]) => [origin, name]));
  return entries && origins.size === entries.length ? origins : undefined;
}

/**
 * Reads `CLIENT_RETURN_URLS`: where payments may lead back to, by the client's name (docs/rules.md#other-origins). Undefined when
 * an entry is not `name=address`, or no address of a page or an app.
 */
export function readClientReturnUrls(text: string): ReadonlyMap<string, readonly string[]> | undefined {
  const entries = readEntries(text, isReturnUrl);
  if (!entries) return undefined;
  const urls = new Map<string, string[]>();
  for (const [name, url] of entries) urls.set(name, [...(urls.get(name) ?? []), url]);
  return urls;
}

/** Whether a text is an origin as browsers send it: scheme, host and a port other than the scheme's. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Whether a payment may lead back to an address of the settings; the return key is put behind it. */
function isReturnUrl(text: string): boolean {
  if (text.length > longestReturnUrl || !opensPageOrApp(text)) return false;
  const { search, hash } = new URL(text);
  return search === "" && hash === "";
}

/** Whether an address is that of a page (https) or opens an app (`shop-app://paid`). */
export function opensPageOrApp(text: string): boolean {
  return URL.canParse(text) && /^[a-z][a-z0-9+.-]*:\/\//.test(text) && !refusedSchemes.has(new URL(text).protocol);
}
