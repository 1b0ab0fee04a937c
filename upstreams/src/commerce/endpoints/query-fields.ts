import { z } from "zod";

import { parseOrRefuse } from "../commerce-error.ts";
import { splitList } from "../search/product-query.ts";

const mostEntities = 100;

/** A list of ids, at most 100. */
export const idsField = z
  .string()
  .transform((text) => splitList(text))
  .refine((ids) => ids.length > 0 && ids.length <= mostEntities, `takes 1 to ${mostEntities} ids`)
  .refine((ids) => ids.every((id) => /^\d{1,10}$/.test(id)), "takes whole numbers")
  .transform((ids) => [...new Set(ids.map(Number))]);

const pagingSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(mostEntities).default(mostEntities),
  limit: z.coerce.number().int().min(1).max(mostEntities).optional(),
  offset: z.coerce.number().int().min(0).max(100_000_000).optional(),
});

/** A slice of a list: by page, or by limit and offset, which has no page numbers. */
export interface Paging {
  offset: number;
  limit: number;
  page: number | null;
}

/**
 * Reads page and perPage, or limit and offset.
 * @throws CommerceError 400 when they are not whole numbers in range
 */
export function parsePaging(query: URLSearchParams): Paging {
  const { page, perPage, limit, offset } = parseOrRefuse(pagingSchema, Object.fromEntries(query), "query");
  if (limit !== undefined || offset !== undefined) return { offset: offset ?? 0, limit: limit ?? perPage, page: null };
  return { offset: (page - 1) * perPage, limit: perPage, page };
}
