import { filterParameters, listingKeys, mayBeOwnFilter } from "@warmeland/schema/rules/listing-query.ts";
import { previewOf } from "@warmeland/schema/process/story-preview.ts";
import { mayKeepTerm } from "@warmeland/schema/rules/search-term.ts";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { contentSections } from "@warmeland/schema/rules/paths/content-sections.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { finderParameter, paths, postcodeParameter } from "#app/locale/paths.ts";
import { defaultShop, type ShopLocale } from "@warmeland/schema/rules/shops.ts";

/** What a page depends on, and nothing else of the request: the page cannot depend on more. */
export interface PageTarget {
  /** Shop, path and the parameters the page reads, in one order. */
  readonly key: string;
  /** Path and query as the page sees them. */
  readonly address: string;
  readonly shop: ShopLocale;
  /** Public pages are the same for everybody in the shop. */
  readonly isPublic: boolean;
  /** Pages of customers, for who is signed in; their shell has nothing of anybody in it. */
  readonly needsCustomer: boolean;
  /** False for filters of a catalogue's own, terms that may be about a person, previews and addresses of more than 2 kB: rendered, but not cached. */
  readonly isCacheable: boolean;
  /** The list of pages for search engines, which is sent while it is read. */
  readonly isSitemap: boolean;
  /** What the content system's editor signed the address with, for the gateway to judge. */
  readonly preview?: string | undefined;
}

/** Pages of one visitor. Their shell has no personal data in it, but they are never cached (docs/rules.md#public-and-personal). */
const privatePages = [
  paths.basket,
  paths.wishlist,
  latePaths.guestSignUp,
  paths.signIn,
  latePaths.signUp,
  latePaths.forgotPassword,
  ...Object.values(mailLinkPaths),
  latePaths.accountDeleted,
  latePaths.checkout,
  latePaths.success,
  "/betaling",
  paths.account,
];

/** Checkout, account, its orders and its user (docs/rules.md#page-guard). */
const customerPages = [latePaths.checkout, paths.account];

const sitemapPath = "/sitemap.xml";

const listingParameters: ReadonlySet<string> = new Set(["isnew", ...listingKeys, ...filterParameters]);
const nothing: ReadonlySet<string> = new Set();
/** What a public page that is no listing reads of its query; what is not said here it does not read. */
const pageParameters: readonly (readonly [path: string, parameters: ReadonlySet<string>])[] = [
  ["/p", new Set(["variant", "size", "hardness"])],
  [sitemapPath, new Set(["part"])],
  ["/robots.txt", nothing],
  [latePaths.formNotSent, nothing],
  ...contentSections.map((section) => [`/${section}`, new Set([finderParameter, postcodeParameter])] as const),
];
/** An order of the visitor's own, shown in the browser; its page is cached without it. */
const orderParameter = "bestelling";
/** Marks of the content system's editor: what they open may be shown to nobody else. */
const preview = /^_storyblok/;
const longestAddress = 2000;

/** Marks of campaigns and mailings: they change nothing on the page. */
const ignored = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_gl)$/;

/** Reads a page's address; what stands below no prefix of an open shop is the default shop's. */
export function pageTarget(url: URL, openShops: readonly ShopLocale[]): PageTarget {
  const { pathname } = url;
  const shop = openShops.find(({ pathPrefix }) => pathPrefix !== "" && isWithin(pathname, pathPrefix)) ?? defaultShop;
  const pathInShop = pathname.slice(shop.pathPrefix.length);
  const matched = asMatched(pathInShop);
  const isPublic = !privatePages.some((path) => isWithin(matched, path));
  // The guard leaves paths with /api alone (docs/rules.md#page-guard); what is there is guarded by what serves it.
  const needsCustomer = !matched.includes("/api") && customerPages.some((path) => isWithin(matched, path));
  const isSitemap = matched === sitemapPath;
  if (url.search === "") {
    return {
      key: pathname,
      address: pathname,
      shop,
      isPublic,
      needsCustomer,
      isCacheable: pathname.length <= longestAddress,
      isSitemap,
    };
  }

  const query = [...url.searchParams];
  const parameters = isPublic
    ? query.filter(isRead(matched)).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    : query;
  const written = new URLSearchParams(parameters).toString();
  const address = written === "" ? pathname : `${pathname}?${written}`;
  return {
    key: address,
    address,
    shop,
    isPublic,
    needsCustomer,
    isCacheable: address.length <= longestAddress && parameters.every(isCacheableParameter),
    isSitemap,
    preview: previewOf(url.searchParams),
  };
}

/** Whether a public page's content may depend on a parameter; all others, such as those of campaigns, change nothing. */
function isRead(matched: string): (parameter: readonly [name: string, value: string]) => boolean {
  if (isWithin(matched, paths.withdraw)) return ([name]) => name === orderParameter || preview.test(name);
  const own =
    matched === paths.home || matched === "" ? nothing : pageParameters.find(([path]) => isWithin(matched, path))?.[1];
  if (own) return ([name]) => own.has(name) || preview.test(name);
  return ([name]) => listingParameters.has(name) || (mayBeOwnFilter(name) && !ignored.test(name)) || preview.test(name);
}

function isCacheableParameter([name, value]: readonly [name: string, value: string]): boolean {
  if (name === "term") return mayKeepTerm(value);
  return value.length <= 200 && (name === "variant" || listingParameters.has(name));
}

/** The router reads `/%57inkelwagen` and `/WINKELWAGEN` as `/winkelwagen`. */
function asMatched(pathname: string): string {
  if (!pathname.includes("%")) return pathname.toLowerCase();
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
