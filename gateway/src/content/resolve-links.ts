import { isLink, type LinkTarget, targetOf } from "./content-link.ts";
import { safeUrl } from "./safe-url.ts";

type Json = Readonly<Record<string, unknown>>;

/** Finds where products and categories live now; null for one that does not exist. */
export interface RouteLookup {
  readonly product: (masterKey: string) => Promise<string | null>;
  readonly category: (categoryId: number) => Promise<string | null>;
  /** Called with a link that stays as the editor wrote it, and why the look-up failed when it did. */
  readonly onUnresolved: (original: string, error?: unknown) => void;
}

/**
 * A copy of a story's content in which every link says where it leads: `url` of a multilink, `href` in rich text. Product and
 * category links that do not resolve keep their original address. Addresses of images and links that are not safe become ''.
 */
export async function resolveLinks(content: unknown, pathPrefix: string, lookup: RouteLookup): Promise<unknown> {
  const hrefs = new Map<Json, string>();
  const links: Json[] = [];
  walk(content, (fields) => isLink(fields) && links.push(fields));
  await Promise.all(links.map(async (link) => hrefs.set(link, await hrefOf(targetOf(link, pathPrefix), lookup))));
  return rewritten(content, hrefs);
}

async function hrefOf(target: LinkTarget, lookup: RouteLookup): Promise<string> {
  if (target.kind === "address") return target.href;
  try {
    const route =
      target.kind === "product" ? await lookup.product(target.masterKey) : await lookup.category(target.categoryId);
    if (route !== null) return route;
    lookup.onUnresolved(target.original);
  } catch (error) {
    lookup.onUnresolved(target.original, error);
  }
  return target.original;
}

function walk(value: unknown, visit: (fields: Json) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, visit));
  if (typeof value !== "object" || value === null) return;
  visit(value as Json);
  Object.values(value).forEach((item) => walk(item, visit));
}

function rewritten(value: unknown, hrefs: ReadonlyMap<Json, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, hrefs));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Json;
  const href = hrefs.get(fields);
  if (href !== undefined) return linkWith(fields, href);
  const copy = Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, rewritten(item, hrefs)]));
  if (typeof copy["filename"] === "string") copy["filename"] = safeImage(copy["filename"]);
  return copy;
}

function linkWith(link: Json, href: string): Json {
  const { story: _story, ...rest } = link;
  if ("href" in rest) return { ...rest, href };
  return { ...rest, url: href, cached_url: href };
}

function safeImage(address: string): string {
  const url = safeUrl(address);
  return url && /^(?:https?:|\/)/i.test(url) ? url : "";
}
