import { crc32 } from "node:zlib";

import type { Campaign } from "@scayle/storefront-api";
import { sql } from "kysely";
import { z } from "zod";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonResponse } from "../json-response.ts";
import { offeredPromotions } from "../promotions/offered-promotions.ts";
import type { CampaignDocument, OfferedPromotion, Promotion } from "../promotions/promotion.ts";
import { promotionVersionSql } from "../promotions/promotion-book.ts";
import { textIn } from "../text-in.ts";
import { pagination } from "../wire/list-json.ts";
import { rfc3339 } from "../wire/rfc3339.ts";
import { parsePaging } from "./query-fields.ts";

const sortSchema = z.object({
  sort: z.enum(["id", "reduction", "start_at", "end_at"]).default("id"),
  sortDir: z.enum(["asc", "desc"]).default("asc"),
});

/**
 * `GET /v1/campaigns`: the occasions that promotions of the shop have in common, with the highest percentage any of these gives. Prices of the
 * catalogue that are reduced as `campaign` are so for everybody; no `campaignKey` changes them.
 */
export async function listCampaigns(call: CommerceCall): Promise<Response> {
  const { page, offset, limit } = parsePaging(call.query);
  if (page === null) throw new CommerceError(400, "query: campaigns are read by page and perPage");
  const { sort, sortDir } = parseOrRefuse(sortSchema, Object.fromEntries(call.query), "query");
  const sign = sortDir === "asc" ? 1 : -1;
  const campaigns = (await readCampaigns(call)).sort(
    (first, second) => sign * (order(first, sort) - order(second, sort)),
  );
  const entities = campaigns.slice(offset, offset + limit);
  return jsonResponse({ entities, pagination: pagination(entities.length, campaigns.length, page, limit) });
}

/** `GET /v1/campaigns/{id}`. */
export async function getCampaign(call: CommerceCall, id: string): Promise<Response> {
  const found = (await readCampaigns(call)).find((campaign) => campaign.id === Number(id));
  if (!found) throw new CommerceError(404, "Campaign not found");
  return jsonResponse(found);
}

function order(campaign: Campaign, by: z.output<typeof sortSchema>["sort"]): number {
  return by === "id" || by === "reduction" ? campaign[by] : Date.parse(campaign[by] ?? "");
}

async function readCampaigns({ db, shop, now, ...call }: CommerceCall): Promise<Campaign[]> {
  const { rows } = await sql<{ version: string }>`select ${promotionVersionSql} as version`.execute(db);
  const { promotions } = await call.promotions.at(db, rows[0]!.version);
  const offered = new Map(offeredPromotions(promotions, shop, now).map((promotion) => [promotion.id, promotion]));
  // Without the code of a promotion its campaign stays hidden.
  const open = promotions.filter(
    ({ id, isActive, document }) => isActive && document.code === undefined && offered.has(id),
  );
  const byKey = Map.groupBy(open, ({ document }) => document.campaign?.key);
  return [...byKey.values()].flatMap((group) => {
    const document = group[0]?.document.campaign;
    return document ? [campaignJson(document, highestPercent(group, offered), shop)] : [];
  });
}

function highestPercent(promotions: readonly Promotion[], offered: ReadonlyMap<string, OfferedPromotion>): number {
  const percents = promotions.map(({ id }) => {
    const effect = offered.get(id)?.effect;
    return effect?.type === "percent" ? effect.basisPoints / 100 : 0;
  });
  return Math.max(...percents);
}

function campaignJson(document: CampaignDocument, reduction: number, shop: ShopLocale): Campaign {
  const [from, to] = [rfc3339(Date.parse(document.from)), rfc3339(Date.parse(document.to))];
  return {
    // The number that the format wants and the key stands for, the same in every process.
    id: crc32(document.key),
    key: document.key,
    name: textIn(document.name, shop),
    description: "",
    reduction,
    start_at: from,
    end_at: to,
    startsAt: from,
    endsAt: to,
    customData: {},
    headline: textIn(document.headline, shop),
    subline: "",
    link: "",
    colorStyle: "",
    hideCountdown: false,
    product: { attributeId: 0, badgeLabel: "" },
    condition: "",
  };
}
