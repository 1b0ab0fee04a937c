import { isLink, targetOf } from "./content-link.ts";
import { safeImageUrl } from "./safe-url.ts";

type Json = Readonly<Record<string, unknown>>;

/** Finds where products and categories live now; null for one that does not exist. */
export interface RouteLookup {
  readonly product: (masterKey: string) => Promise<string | null>;
  readonly category: (categoryId: number) => Promise<string | null>;
  /** Called with a link that stays as the editor wrote it, and why the look-up failed when it did. */
  readonly onUnresolved: (original: string, error?: unknown) => void;
}

/**
 * A copy of a rich text in which the `href` of every link is where it leads, and the `src` of every image one that a page may show; what is
 * not safe becomes ''.
 */
export async function resolveLinks(document: unknown, lookup: RouteLookup): Promise<unknown> {
  const hrefs = new Map<Json, string>();
  const links: Json[] = [];
  walk(document, (fields) => isLink(fields) && links.push(fields));
  await Promise.all(links.map(async (link) => hrefs.set(link, await resolveHref(link, lookup))));
  return rewritten(document, hrefs);
}

/**
 * Where a link leads: a path of the shop, a hash, or an http, https, mailto or tel address; '' for one that is not safe. A link to a
 * product or category that does not resolve keeps its original address.
 */
export async function resolveHref(link: Json, lookup: RouteLookup): Promise<string> {
  const target = targetOf(link);
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
  if (href !== undefined) return { ...fields, href };
  const copy = Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, rewritten(item, hrefs)]));
  return typeof copy["src"] === "string" ? { ...copy, src: safeImageUrl(copy["src"]) ?? "" } : copy;
}
