import { pageAddress, type PageSite } from "#app/locale/page-address.ts";
import type { Site } from "#app/locale/site.ts";

/** A page that search engines should know. */
export interface SitemapPage {
  /** Path within the shop. */
  readonly path: string;
  /** When it last changed, as far as that is known. */
  readonly changedAt?: string | null | undefined;
  /** Addresses of the pictures it shows. */
  readonly images?: readonly string[];
}

type SitemapSite = Pick<Site, "origin" | "shop" | "alternates">;

/** What search engines read of one page: its address, its last change, the same page in other shops, and its pictures. */
export function pageXml(
  { path, changedAt, images = [] }: SitemapPage,
  { origin, shop, alternates = [] }: SitemapSite,
): string {
  const addressIn = (each: Site["shop"]) => escapeXml(pageAddress({ origin, shop: each }, path));
  const others = alternates.length > 1 ? alternates : [];
  return [
    "<url>",
    `<loc>${addressIn(shop)}</loc>`,
    ...(changedAt ? [`<lastmod>${escapeXml(changedAt)}</lastmod>`] : []),
    ...others.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${escapeXml(other.language)}" href="${addressIn(other)}"/>`,
    ),
    ...images.map(
      (image) => `<image:image><image:loc>${escapeXml(new URL(image, origin).href)}</image:loc></image:image>`,
    ),
    "</url>\n",
  ].join("");
}

/** A list of pages, from its first line to its last. */
export async function* pageListXml(
  pages: AsyncIterable<SitemapPage>,
  site: SitemapSite,
): AsyncGenerator<string, void, undefined> {
  yield `${declaration}<urlset xmlns="${namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  const listed = new Set<string>();
  for await (const page of pages) {
    if (listed.has(page.path)) continue;
    listed.add(page.path);
    yield pageXml(page, site);
  }
  yield "</urlset>\n";
}

/** The list of the parts that a large shop's list has. */
export function partListXml(parts: readonly string[], site: PageSite): string {
  const lines = parts.map((name) => {
    const address = pageAddress(site, `/sitemap.xml?${new URLSearchParams({ part: name })}`);
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`;
  });
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${lines.join("")}</sitemapindex>\n`;
}

const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
