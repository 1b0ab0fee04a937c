import { z } from "zod";

import type { CommerceCall } from "../commerce-call.ts";
import { parseOrRefuse } from "../commerce-error.ts";
import { jsonTextResponse } from "../json-response.ts";
import { matchedVariants } from "../search/matched-variants.ts";
import { correctedTerm } from "../search/suggest/corrected-term.ts";
import { type Resolved, resolveTerm } from "../search/suggest/resolve-term.ts";
import { fittingSearches } from "../search/suggest/fitting-searches.ts";
import { suggest } from "../search/suggest/suggest.ts";
import { withParameter } from "../wire/product-include.ts";
import {
  categoryEntity,
  pageEntity,
  parseSearchInclude,
  productEntityText,
  type SearchInclude,
} from "../wire/search-entity-json.ts";

const mostPopular = 6;
const searchQuerySchema = z.object({
  term: z.string().default(""),
  categoryId: z.coerce.number().int().min(0).optional(),
  with: z.string().max(4000).default(""),
  "category.depth": z.coerce.number().int().min(0).max(20).default(0),
  productLimit: z.coerce.number().int().min(0).max(20).default(6),
  categoryLimit: z.coerce.number().int().min(0).max(20).default(5),
});

/**
 * `GET /v2/search/suggestions`: the page of the shop that the term asks for, then categories (with the size or colour that was typed as
 * filters), then products, for a term that may be unfinished. Beside SCAYLE's `suggestions`, `popular` holds often searched terms that begin so, `correctedTerm` a misspelt term as the
 * shop writes it, and `matchedVariants` by product id the variant of a size that was typed. Without a term: the best-selling categories.
 */
export async function suggestSearch(call: CommerceCall): Promise<Response> {
  const { catalogue, engine, hour, popular, shop } = call;
  const { query, include } = parseSearchQuery(call);
  const { categories, products } = suggest(engine, query.term, {
    categoryId: query.categoryId || undefined,
    mostCategories: query.categoryLimit,
    mostProducts: query.productLimit,
  });
  const resolved = resolveTerm(engine, query.term, query.categoryId || undefined);
  const page = resolved?.kind === "page" ? resolved.page : undefined;
  const entities = [
    ...(page ? [JSON.stringify(pageEntity(page))] : []),
    ...categories.map(({ category, valueIds }) =>
      JSON.stringify(categoryEntity(engine, category, valueIds, include.category)),
    ),
    ...products.map(({ index }) => productEntityText(engine, index, include, hour)),
  ];
  const searches = fittingSearches(await popular.ofShop(shop.shopId), query.term).slice(0, mostPopular);
  const more = {
    popular: searches,
    correctedTerm: page ? undefined : correctedTerm(engine.search, query.term),
    matchedVariants: matchedVariants(catalogue.snapshot, products),
  };
  return jsonTextResponse(`{"suggestions":[${entities.join(",")}],${JSON.stringify(more).slice(1)}`);
}

/**
 * `GET /v2/search/resolve`: the category, product or page of the shop that the whole term names; 204 when it names none. Beside SCAYLE's response the header
 * `x-corrected-term` holds a misspelt term as the shop writes it, percent-encoded.
 */
export function resolveSearch(call: CommerceCall): Response {
  const { query, include } = parseSearchQuery(call);
  const resolved = resolveTerm(call.engine, query.term, query.categoryId || undefined);
  const response = resolution(call, resolved, include);
  const corrected = resolved?.kind === "page" ? undefined : correctedTerm(call.engine.search, query.term);
  if (corrected !== undefined) response.headers.set("x-corrected-term", encodeURIComponent(corrected));
  return response;
}

function resolution({ engine, hour }: CommerceCall, resolved: Resolved | undefined, include: SearchInclude): Response {
  if (!resolved) return new Response(null, { status: 204 });
  if (resolved.kind === "product")
    return jsonTextResponse(productEntityText(engine, resolved.productIndex, include, hour));
  if (resolved.kind === "page") return jsonTextResponse(JSON.stringify(pageEntity(resolved.page)));
  return jsonTextResponse(JSON.stringify(categoryEntity(engine, resolved.category, [], include.category)));
}

type SearchQuery = z.output<typeof searchQuerySchema>;

function parseSearchQuery({ query }: CommerceCall): { query: SearchQuery; include: SearchInclude } {
  const parsed = parseOrRefuse(searchQuerySchema, Object.fromEntries(query), "query");
  return { query: parsed, include: parseSearchInclude(withParameter(query, "product."), parsed["category.depth"]) };
}
