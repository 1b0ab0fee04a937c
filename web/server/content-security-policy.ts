import { createHash } from "node:crypto";

export interface PagePolicy {
  readonly header: string;
  /** Inline scripts that are none of the router's own: they get no hash, so the browser will not run them. */
  readonly refused: readonly string[];
}

interface PolicyOptions {
  /** Whether shoppers come by https. */
  readonly secure: boolean;
  /** Other hosts that photos may come from. */
  readonly imageHosts: readonly string[];
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;
const asset = String.raw`"/assets/[\w.-]+\.js"`;
const text = String.raw`"(?:[^"\\]|\\.)*"`;

/**
 * What React Router writes into a page. Only these get a hash: hashing whatever stands in the page would also allow a
 * script that somebody managed to smuggle into it.
 */
const routersOwn = [
  /^window\.__reactRouterContext = \{[\w\s"':,.{}[\]/-]*\};window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$/,
  new RegExp(String.raw`^window\.__reactRouterContext\.streamController\.enqueue\(${text}\);$`),
  /^window\.__reactRouterContext\.streamController\.close\(\);$/,
  new RegExp(
    String.raw`^import ${asset};(?:\s*import \* as route\d+(?:_\w+)? from ${asset};)*\s*window\.__reactRouterRouteModules = \{(?:"[\w/.$-]+":route\d+(?:_\w+)?,?)*\};\s*import\(${asset}\);$`,
  ),
];

const fixed = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "style-src 'self'",
  // React writes sizes and colours as style attributes; they can load and run nothing.
  "style-src-attr 'unsafe-inline'",
];

/**
 * The policy of one rendered page: scripts of our own origin, and the router's inline scripts by hash (decisions.md 31).
 * It belongs to exactly this HTML and is kept with it.
 */
export function pagePolicy(html: string, { secure, imageHosts }: PolicyOptions): PagePolicy {
  const hashes: string[] = [];
  const refused: string[] = [];
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes) || code === "") continue;
    if (routersOwn.some((pattern) => pattern.test(code))) hashes.push(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    else refused.push(code);
  }
  const images = ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(" ");
  const directives = [...fixed, images, `script-src 'self' ${hashes.join(" ")}`.trim(), ...(secure ? ["upgrade-insecure-requests"] : [])];
  return { header: directives.join("; "), refused };
}
