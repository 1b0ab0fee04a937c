import type { VariantDetail } from "@scayle/storefront-api";

import type { CommerceCall } from "../commerce-call.ts";
import { parseOrRefuse } from "../commerce-error.ts";
import { jsonResponse } from "../json-response.ts";
import { pagination } from "../wire/list-json.ts";
import { parseVariantInclude } from "../wire/product-include.ts";
import { variantJson } from "../wire/variant-json.ts";
import { idsField } from "./query-fields.ts";

/** `GET /v1/variants?ids=`: at most 100, unknown ones and those of products the shop does not have are missing. */
export function listVariants({ query, catalogue, engine }: CommerceCall): Response {
  const { snapshot, offers } = catalogue;
  const include = parseVariantInclude(query.get("with") ?? "");
  const found: VariantDetail[] = [];
  for (const id of parseOrRefuse(idsField, query.get("ids") ?? "", "ids")) {
    const index = snapshot.variantIndexById.get(id);
    if (index === undefined || !offers.hasVariant(index)) continue;
    const { productIndex } = snapshot.variant(index);
    if (!offers.isOffered(productIndex)) continue;
    found.push({ ...variantJson(engine, index, include), productId: snapshot.product(productIndex).id });
  }
  return jsonResponse({ entities: found, pagination: pagination(found.length, found.length, 1, 100) });
}
