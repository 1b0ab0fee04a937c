import type { TypeaheadSuggestion } from "@scayle/storefront-api";
import { z } from "zod";

import type { CommerceCall } from "../commerce-call.ts";
import { parseOrRefuse } from "../commerce-error.ts";
import { jsonTextResponse } from "../json-response.ts";
import { readJsonBody } from "../request-body.ts";
import { suggest, type CategorySuggestion } from "../search/suggest/suggest.ts";
import { textIn } from "../text-in.ts";
import { categoryJson } from "../wire/category-json.ts";
import { categoryEntity, parseSearchInclude, type SearchInclude } from "../wire/search-entity-json.ts";
import { productText } from "../wire/list-json.ts";
import { countMatches } from "../search/count-matches.ts";

type CategoryTypeahead = Extract<TypeaheadSuggestion, { type: "brandOrCategory" }>;

const mostCategories = 5;
const querySchema = z.object({
  term: z.string().default(""),
  with: z.string().max(4000).default(""),
  categoryDepth: z.coerce.number().int().min(0).max(20).default(0),
});
const bodySchema = z.object({
  categoryId: z.number().int().optional(),
  limit: z.number().int().min(0).max(20).optional(),
});

/** `POST /v1/typeahead`: SCAYLE's older form of suggestions; the best one stands in `topMatch` as well. Scores compare within one response. */
export async function listTypeahead(call: CommerceCall): Promise<Response> {
  const { catalogue, engine, hour } = call;
  const { categoryId, limit = 6 } = parseOrRefuse(bodySchema, (await readJsonBody(call.request)) ?? {}, "body");
  const { term, with: parts, categoryDepth } = parseOrRefuse(querySchema, Object.fromEntries(call.query), "query");
  const include = parseSearchInclude(parts, categoryDepth);
  const { categories, products } = suggest(engine, term, {
    categoryId: categoryId || undefined,
    mostCategories,
    mostProducts: limit,
  });
  const texts = [
    ...categories.map((suggestion) => JSON.stringify(categorySuggestion(call, suggestion, include))),
    ...products.map(({ index }, place) => {
      const name = JSON.stringify(textIn(catalogue.snapshot.productDocument(index).name, call.shop));
      const product = productText(engine, index, include.form, include.product, hour);
      return `{"type":"product","score":${1 / (place + 2)},"productSuggestion":{"suggestion":${name},"product":${product}}}`;
    }),
  ];
  const topMatch = texts[0] === undefined ? "" : `"topMatch":${texts[0]},`;
  return jsonTextResponse(`{${topMatch}"suggestions":[${texts.join(",")}]}`);
}

function categorySuggestion(
  { catalogue, engine, hour }: CommerceCall,
  suggestion: CategorySuggestion,
  include: SearchInclude,
): CategoryTypeahead {
  const { category, valueIds, score } = suggestion;
  const { filters } = categoryEntity(engine, category, valueIds, include.category).categorySuggestion;
  const attributeFilters = filters.flatMap((filter) =>
    filter.type === "attribute"
      ? [
          {
            slug: filter.attributeFilter.group.key,
            id: filter.attributeFilter.group.id,
            name: filter.attributeFilter.group.label,
            values: filter.attributeFilter.values.map((value) => value.id),
          },
        ]
      : [],
  );
  return {
    type: "brandOrCategory",
    score,
    brandOrCategorySuggestion: {
      suggestion: textIn(category.document.name, catalogue.shop),
      primaryMatch: "category",
      category: categoryJson(category, include.category, catalogue.shop),
      attributeFilters,
      productCount: countMatches(engine, {
        categoryId: category.id,
        attributes: new Map(attributeFilters.map(({ slug, values }) => [slug, values])),
        hour,
      }),
    },
  };
}
