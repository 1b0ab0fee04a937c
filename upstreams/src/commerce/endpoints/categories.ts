import { z } from "zod";

import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonResponse } from "../json-response.ts";
import { categoryJson, parseCategoryInclude, type CategoryInclude } from "../wire/category-json.ts";
import { idsField } from "./query-fields.ts";

const categoryQuerySchema = z.object({
  with: z.string().max(4000).default(""),
  depth: z.coerce.number().int().min(1).max(20).default(1),
  showHidden: z.enum(["true", "false"]).optional(),
});

/** `GET /v1/categories`: the root categories, or those of `ids` (hidden ones included, unknown ones missing). */
export function listCategories(call: CommerceCall): Response {
  const { categories } = call.catalogue.snapshot;
  const include = parseInclude(call);
  const ids = call.query.get("ids");
  const entries =
    ids === null
      ? categories.roots.filter((entry) => include.showHidden || !entry.document.hidden)
      : parseOrRefuse(idsField, ids, "ids").flatMap((id) => categories.get(id) ?? []);
  return jsonResponse(entries.map((entry) => categoryJson(entry, include, call.shop)));
}

/** `GET /v1/categories/{id}` and `GET /v1/categories/{slug}/{slug}`: digits alone are an id. */
export function getCategory(call: CommerceCall, idOrPath: string): Response {
  const { categories } = call.catalogue.snapshot;
  const entry = /^\d+$/.test(idOrPath) ? categories.get(Number(idOrPath)) : categories.atPath(idOrPath);
  if (!entry) throw new CommerceError(404, "Category not found");
  return jsonResponse(categoryJson(entry, parseInclude(call), call.shop));
}

function parseInclude({ query }: CommerceCall): CategoryInclude {
  const parsed = parseOrRefuse(categoryQuerySchema, Object.fromEntries(query), "query");
  return parseCategoryInclude(parsed.with, parsed.depth, parsed.showHidden === "true");
}
