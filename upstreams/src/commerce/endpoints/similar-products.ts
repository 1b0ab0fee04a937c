import { z } from "zod";

import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonTextResponse } from "../json-response.ts";
import { parseProductQuery } from "../search/product-query.ts";
import { similarProducts } from "../search/similar-products.ts";
import { productText } from "../wire/list-json.ts";
import { parseProductInclude } from "../wire/product-include.ts";

const similarQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(12),
  ignoreSameMasterKey: z.enum(["true", "false"]).optional(),
});

/** `GET /v1/recommendations/similar/{productId}`: alike products of its main category, never itself. */
export function listSimilarProducts({ catalogue, engine, query, hour }: CommerceCall, productId: string): Response {
  const index = catalogue.snapshot.productIndexById.get(Number(productId));
  if (index === undefined || !catalogue.offers.isOffered(index)) throw new CommerceError(404, "Product not found");
  const { limit, ignoreSameMasterKey } = parseOrRefuse(similarQuerySchema, Object.fromEntries(query), "query");
  const similar = similarProducts(engine, {
    index,
    query: parseProductQuery(query),
    ignoreSameMasterKey: ignoreSameMasterKey === "true",
    limit,
    hour,
  });
  const form = query.get("with") ?? "";
  const include = parseProductInclude(form);
  const texts = similar.map(
    (each) =>
      `{"product":${productText(engine, each.index, form, include, hour)},"imageConfidenceScore":${each.likeness.toFixed(4)}}`,
  );
  return jsonTextResponse(`{"recommendations":[${texts.join(",")}]}`);
}
