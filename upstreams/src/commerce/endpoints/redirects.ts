import type { Redirect } from "@scayle/storefront-api";
import { z } from "zod";

import { redirectPath } from "#upstreams/catalogue/lines/redirect-line.ts";
import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonResponse } from "../json-response.ts";
import { readJsonBody } from "../request-body.ts";
import { pagination } from "../wire/list-json.ts";
import { parsePaging } from "./query-fields.ts";

const lookUpSchema = z.strictObject({ url: z.string().max(2000) });

/** `GET /v1/redirects`: every redirect of the shop, in the order they were made. */
export async function listRedirects({ db, shop, query }: CommerceCall): Promise<Response> {
  const { page, offset, limit } = parsePaging(query);
  if (page === null) throw new CommerceError(400, "query: redirects are read by page and perPage");
  const ofShop = db.selectFrom("redirect").where("shop_id", "=", shop.shopId);
  const rows = await ofShop.selectAll().orderBy("redirect_id").limit(limit).offset(offset).execute();
  const { total } = await ofShop.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return jsonResponse({
    entities: rows.map(redirectJson),
    pagination: pagination(rows.length, Number(total), page, limit),
  });
}

/** `POST /v1/redirects` with `{url}`, a path of the shop: where it moved to; 404 when it did not move. */
export async function findRedirect({ db, shop, request }: CommerceCall): Promise<Response> {
  const { url } = parseOrRefuse(lookUpSchema, await readJsonBody(request), "body");
  const source = redirectPath(url);
  const row =
    source === undefined
      ? undefined
      : await db
          .selectFrom("redirect")
          .selectAll()
          .where("shop_id", "=", shop.shopId)
          .where("source", "=", source)
          .executeTakeFirst();
  if (!row) throw new CommerceError(404, "Nothing moved from here");
  return jsonResponse(redirectJson(row));
}

function redirectJson(row: { redirect_id: number; source: string; target: string; status_code: number }): Redirect {
  return { id: row.redirect_id, source: row.source, target: row.target, statusCode: row.status_code };
}
