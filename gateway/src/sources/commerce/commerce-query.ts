import { mayKeepTerm } from "@warmeland/schema/rules/search-term.ts";
import type { CachePolicy } from "#gateway/sources/shared-cache.ts";
import type { CallContext } from "#gateway/sources/call-context.ts";

/** Query of a commerce call: the shop, then whatever is given; empty values are left out, as the SDK does. */
export function commerceQuery(
  call: CallContext,
  parameters: Readonly<Record<string, string | number | boolean | undefined>> = {},
): URLSearchParams {
  const query = new URLSearchParams({ shopId: String(call.shop.shopId) });
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== "" && value !== false) query.set(key, String(value));
  }
  return query;
}

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Shop record, categories, navigation, attributes: the shell every page needs, cached so that it costs no call. */
export const shellPolicy: CachePolicy = { freshMs: 30 * second, staleMs: 30 * second, lastGoodMs: day };

/** Products and filters: always requested again, shared while a call is under way, old only while the upstream fails (docs/rules.md#freshness). */
export const productPolicy: CachePolicy = { freshMs: 0, staleMs: 0, lastGoodMs: day };

/** The copies a listing's responses may be cached as: none of a search for a term that may be about one person. */
export function listingCopies(
  parameters: Readonly<Record<string, unknown>>,
  cache: CachePolicy = productPolicy,
): { readonly cache?: CachePolicy } {
  const term = parameters["filters[term]"];
  return typeof term === "string" && !mayKeepTerm(term) ? {} : { cache };
}
