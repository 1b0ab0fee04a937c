import type { CommerceCall } from "../commerce-call.ts";
import { jsonResponse } from "../json-response.ts";
import { pagination } from "../wire/list-json.ts";
import { parsePaging } from "./query-fields.ts";

/** `GET /v1/promotions`: this shop has none, which is an empty list. */
export function listPromotions({ query }: CommerceCall): Response {
  const { page, limit } = parsePaging(query);
  return jsonResponse({ entities: [], pagination: pagination(0, 0, page ?? 1, limit) });
}
