import type { FilterItemWithValues } from "@scayle/storefront-api";

import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError } from "../commerce-error.ts";
import { shared, type Shared } from "../frozen.ts";
import { jsonResponse, jsonValueResponse } from "../json-response.ts";
import { countFilters } from "../search/count-filters.ts";
import { parseProductQuery, queryName, splitList } from "../search/product-query.ts";
import { filterList } from "../wire/filter-json.ts";

/** `GET /v1/filters`: what the products of a search can be filtered by, with counts. */
export function listFilters(call: CommerceCall): Response {
  const including = splitList(call.query.get("including") ?? "");
  const parts = splitList(call.query.get("with") ?? "values");
  const { value, weight } = filters(call, including, parts.includes("category_ids"));
  return jsonValueResponse({ value: () => value, weight: () => weight, text: () => JSON.stringify(value) });
}

/** `GET /v1/filters/{slug}/values`: the values of one filter; none of a filter that finds nothing. */
export function listFilterValues(call: CommerceCall, slug: string): Response {
  const filter = filters(call, [slug], true).value.find((each) => each.slug.toLowerCase() === slug.toLowerCase());
  if (!filter && !isFilter(call, slug)) throw new CommerceError(404, "Filter not found");
  return jsonResponse(filter?.values ?? []);
}

function isFilter({ catalogue }: CommerceCall, slug: string): boolean {
  return slug.toLowerCase() === "prices" || catalogue.snapshot.attributes.group(slug) !== undefined;
}

function filters(
  { engine, query, hour }: CommerceCall,
  including: readonly string[],
  withCategories: boolean,
): Shared<readonly FilterItemWithValues[]> {
  const conditions = parseProductQuery(query);
  const name = `${including.join(",")} ${withCategories} ${queryName(conditions)}`;
  return engine.cache.filters.get(name, hour, () =>
    shared(filterList(engine, conditions, countFilters(engine, conditions, hour, withCategories), including)),
  );
}
