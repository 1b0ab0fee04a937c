import { z } from "zod";

import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonTextResponse, jsonValueResponse } from "../json-response.ts";
import type { SortCriterion } from "../engine/product-orders.ts";
import { parseProductQuery, splitList } from "../search/product-query.ts";
import { matchedVariants } from "../search/matched-variants.ts";
import { noteSearch } from "../search/popular/note-search.ts";
import { searchProducts, type SearchPage } from "../search/search-products.ts";
import { pagination, productText, productTexts, productValues } from "../wire/list-json.ts";
import { withParameter, parseProductInclude } from "../wire/product-include.ts";
import { idsField, parsePaging } from "./query-fields.ts";

const sortSchema = z.object({
  sort: z.enum(["price", "new", "reduction"]).optional(),
  sortDir: z.enum(["asc", "desc"]).default("desc"),
  sortingKey: z.string().max(500).optional(),
});

/** `GET /v1/products`: by ids or reference key (sold out or not, filters ignored), else a search. */
export function listProducts(call: CommerceCall): Response {
  const { query, catalogue } = call;
  const ids = query.get("ids");
  if (ids !== null) {
    const listed = parseOrRefuse(idsField, ids, "ids").flatMap(
      (id) => catalogue.snapshot.productIndexById.get(id) ?? [],
    );
    return wholeList(call, listed);
  }
  const referenceKey = query.get("referenceKey");
  if (referenceKey !== null) {
    const index = catalogue.snapshot.productIndexByReference.get(referenceKey);
    return wholeList(call, index === undefined ? [] : [index]);
  }
  return searchPage(call);
}

/** `GET /v1/products/{id}`. */
export function getProduct(call: CommerceCall, id: string): Response {
  const index = call.catalogue.snapshot.productIndexById.get(Number(id));
  if (index === undefined || !call.catalogue.offers.isOffered(index)) throw new CommerceError(404, "Product not found");
  const form = withParameter(call.query);
  return jsonTextResponse(productText(call.engine, index, form, parseProductInclude(form), call.hour));
}

function wholeList(call: CommerceCall, indexes: readonly number[]): Response {
  const offered = indexes.filter((index) => call.catalogue.offers.isOffered(index));
  return entities(call, offered, pagination(offered.length, offered.length, 1, 100));
}

function searchPage(call: CommerceCall): Response {
  const { query, catalogue, engine, hour } = call;
  const { offset, limit, page } = parsePaging(query);
  const conditions = parseProductQuery(query);
  const found = searchProducts(engine, { query: conditions, sort: parseSort(query), offset, limit, hour });
  if (conditions.term !== undefined && query.get("trackSearchAnalyticsEvent") === "true")
    noteSearch(call, conditions.term);
  const place = page === null ? { total: found.total } : pagination(found.indexes.length, found.total, page, limit);
  return entities(call, found.indexes, place, matchedVariants(catalogue.snapshot, variantsOf(found)));
}

function* variantsOf({ variants }: SearchPage): Generator<{ index: number; variant: number }> {
  for (const [index, variant] of variants) yield { index, variant };
}

function entities(
  { engine, query, hour }: CommerceCall,
  indexes: readonly number[],
  place: object,
  matched?: object,
): Response {
  const form = withParameter(query);
  const list = { engine, indexes, form, include: parseProductInclude(form), hour };
  const others = { pagination: place, ...(matched && { matchedVariants: matched }) };
  let shared: ReturnType<typeof productValues> | undefined;
  const products = () => (shared ??= productValues(list));
  return jsonValueResponse({
    value: () => ({ entities: products().value, ...others }),
    weight: () => products().weight,
    text: () => `{"entities":${productTexts(list)},${JSON.stringify(others).slice(1)}`,
  });
}

// sortingKey wins over sort; keys nobody knows are left out.
function parseSort(query: URLSearchParams): SortCriterion[] {
  const { sort, sortDir, sortingKey } = parseOrRefuse(sortSchema, Object.fromEntries(query), "query");
  const keys = sortingKey ? splitList(sortingKey) : [];
  if (keys.length === 0 && sort) keys.push(sort);
  return keys.slice(0, 5).map((key) => ({ key, direction: sortDir }));
}
