import { createHash } from "node:crypto";

export interface PagePolicy {
  readonly header: string;
  /** Inline scripts other than the page's own one: they get no hash, so the browser will not run them. */
  readonly refused: readonly string[];
}

interface PolicyOptions {
  /** The one script that stands in every page. */
  readonly pageStarter: string;
  /** The one stylesheet that stands in every page. */
  readonly pageStyles: string;
  /** Whether shoppers come by https. */
  readonly secure: boolean;
  /** Other hosts that photos may come from. */
  readonly imageHosts: readonly string[];
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;
const fixed = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  // React writes sizes and colours as style attributes; they can load and run nothing.
  "style-src-attr 'unsafe-inline'",
];

/**
 * The policy of one rendered page: scripts of our own origin, and the page's starter by its hash (decisions.md 31).
 * Hashing whatever stands in the page would also allow a script that somebody managed to smuggle into it.
 */
export function pagePolicy(html: string, { pageStarter, pageStyles, secure, imageHosts }: PolicyOptions): PagePolicy {
  const refused: string[] = [];
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes) || code === "") continue;
    if (code !== pageStarter) refused.push(code);
  }
  const images = ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(" ");
  const own = [`style-src 'self' ${hashOf(pageStyles)}`, `script-src 'self' ${hashOf(pageStarter)}`];
  const directives = [...fixed, images, ...own, ...(secure ? ["upgrade-insecure-requests"] : [])];
  return { header: directives.join("; "), refused };
}

const hashes = new Map<string, string>();

/** The same two texts stand in every page of a build. */
function hashOf(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  hashes.set(text, known);
  return known;
}
