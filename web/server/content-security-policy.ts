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
  /** Origin of the content system's editor, when the page shows it drafts. */
  readonly editor?: string | undefined;
  /** Whether the shop has a tag manager, which pages load once the visitor agrees. */
  readonly hasTagManager: boolean;
  /** Origin of a third party's recommender script, which pages load once the visitor agrees. */
  readonly recommender?: string | undefined;
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;
const fixed = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  // React writes sizes and colours as style attributes; they can load and run nothing.
  "style-src-attr 'unsafe-inline'",
];

const noHosts = { scripts: [], beacons: [], frames: [] };
/**
 * What Google's tag manager, Analytics and Ads need. Scripts come from the tag manager's host alone, and none may stand in the page or be put
 * together from text: tags of the kind 'custom HTML' do not run.
 */
const tagHosts = {
  scripts: ["https://www.googletagmanager.com"],
  beacons: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    "https://www.googleadservices.com",
    "https://www.google.com",
  ],
  frames: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
};

/**
 * The policy of one rendered page: scripts of our own origin, and the page's starter by its hash (docs/rules.md#content-security-policy).
 * Hashing whatever stands in the page would also allow a script that somebody managed to smuggle into it.
 */
export function pagePolicy(
  html: string,
  { pageStarter, pageStyles, secure, imageHosts, editor, hasTagManager, recommender }: PolicyOptions,
): PagePolicy {
  const refused: string[] = [];
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes) || code === "") continue;
    if (code !== pageStarter) refused.push(code);
  }
  const { scripts, beacons, frames } = hasTagManager ? tagHosts : noHosts;
  const recommenders = recommender === undefined ? [] : [recommender];
  const connected = [...beacons, ...recommenders];
  const directives = [
    ...fixed,
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`), ...beacons].join(" "),
    `frame-ancestors ${editor ?? "'none'"}`,
    // the editor's bridge brings a stylesheet of its own
    `style-src 'self' ${editor ? "'unsafe-inline'" : hashOf(pageStyles)}`,
    [`script-src 'self' ${hashOf(pageStarter)}`, ...scripts, ...recommenders].join(" "),
    ...(connected.length > 0 ? [["connect-src 'self'", ...connected].join(" ")] : []),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(" ")] : []),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return { header: directives.join("; "), refused };
}

const hashes = new Map<string, string>();

/** The same two texts stand in every page of a build. */
function hashOf(text: string): string {
  const cached = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  hashes.set(text, cached);
  return cached;
}
