import { sql } from "kysely";
import { z } from "zod";

import { dataVersionsHeader, printDataVersions } from "@warmeland/schema/rules/data-versions.ts";

import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonResponse } from "../json-response.ts";
import { isRunning, offeredPromotions } from "../promotions/offered-promotions.ts";
import { promotionVersionSql } from "../promotions/promotion-book.ts";
import { splitList } from "../search/product-query.ts";
import { pagination } from "../wire/list-json.ts";
import { promotionJson } from "../wire/promotion-json.ts";
import { parsePaging } from "./query-fields.ts";

const idsSchema = z
  .string()
  .max(10_000)
  .transform((text) => splitList(text))
  .optional();
const activeAtSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .optional();

/**
 * `GET /v1/promotions`: those that are switched on, the one that wins first; `activeAt` leaves only those that run at that moment. Promotions with a
 * code are found by `ids` alone.
 */
export async function listPromotions(call: CommerceCall): Promise<Response> {
  const { db, shop, query } = call;
  const { page, offset, limit } = parsePaging(query);
  if (page === null) throw new CommerceError(400, "query: promotions are read by page and perPage");
  const fields = { ids: query.get("ids") ?? undefined, activeAt: query.get("activeAt") ?? undefined };
  const { ids, activeAt } = parseOrRefuse(z.object({ ids: idsSchema, activeAt: activeAtSchema }), fields, "query");
  const { rows } = await sql<{ version: string }>`select ${promotionVersionSql} as version`.execute(db);
  const { promotions } = await call.promotions.at(db, rows[0]!.version);
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]));
  const found = offeredPromotions(promotions, shop, call.now)
    .map(({ id }) => byId.get(id)!)
    .filter((promotion) => (ids ? ids.includes(promotion.id) : promotion.document.code === undefined))
    .filter((promotion) => (activeAt ? isRunning(promotion, activeAt) : promotion.isActive));
  const entities = found.slice(offset, offset + limit).map((promotion) => promotionJson(promotion, shop));
  const response = jsonResponse({ entities, pagination: pagination(entities.length, found.length, page, limit) });
  response.headers.set(dataVersionsHeader, printDataVersions({ promotions: Number(rows[0]!.version.split(".")[0]) }));
  return response;
}
