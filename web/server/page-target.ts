import { filterKeys, listingKeys } from "@warmeland/schema/rules/listing-query.ts";
import { mayKeepTerm } from "@warmeland/schema/rules/search-term.ts";
import { paths } from "#app/locale/paths.ts";
import { shops, type ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";

/** What a request for a page asks for, and nothing else of the request: the page cannot depend on more. */
export interface PageTarget {
  /** Shop, path and known parameters in one order. */
  readonly key: string;
  /** Path and query as the page sees them. */
  readonly address: string;
  readonly shop: ShopLocale;
  /** Public pages are the same for everybody in the shop. */
  readonly isPublic: boolean;
  /** Pages of customers, for who is signed in; their shell has nothing of anybody in it. */
  readonly needsCustomer: boolean;
  /** False for parameters we do not know and for terms that may be about a person: rendered, but not kept. */
  readonly isKnown: boolean;
}

/** Pages of one visitor. Their shell has no personal data in it, but they are never kept (decisions.md 12). */
const privatePages = [
  paths.basket,
  paths.wishlist,
  paths.guestSignUp,
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.changeEmail,
  paths.deleteAccount,
  paths.accountDeleted,
  "/nieuwsbrief",
  paths.checkout,
  paths.success,
  "/betaling",
  paths.account,
];

/** Checkout, account, its orders and its user (specification §2). */
const customerPages = [paths.checkout, paths.account];

const knownParameters = new Set(["variant", "isnew", "part", ...listingKeys, ...filterKeys]);
/** Marks of campaigns and mailings: they change nothing on the page. */
const ignored = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_gl)$/;

const openShops = shops.filter((shop) => shop.open && shop.pathPrefix !== "");

/** Reads a page's address. */
export function pageTarget(url: URL): PageTarget {
  const { pathname } = url;
  const shop = openShops.find(({ pathPrefix }) => isWithin(pathname, pathPrefix)) ?? defaultShop;
  const pathInShop = pathname.slice(shop.pathPrefix.length);
  const matched = asMatched(pathInShop);
  const isPublic = !privatePages.some((path) => isWithin(matched, path));
  // The guard leaves paths with /api alone (specification §6); what is there is guarded by who answers it.
  const needsCustomer = !matched.includes("/api") && customerPages.some((path) => isWithin(matched, path));
  if (url.search === "") return { key: pathname, address: pathname, shop, isPublic, needsCustomer, isKnown: true };

  const kept = [...url.searchParams].filter(([name]) => !ignored.test(name));
  const isKnown = kept.every(([name, value]) => knownParameters.has(name) && mayBeKept(name, value));
  const ordered = isPublic && isKnown ? kept.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) : kept;
  const query = new URLSearchParams(ordered).toString();
  const address = query === "" ? pathname : `${pathname}?${query}`;
  return { key: address, address, shop, isPublic, needsCustomer, isKnown };
}

function mayBeKept(name: string, value: string): boolean {
  return name === "term" ? mayKeepTerm(value) : value.length <= 200;
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
