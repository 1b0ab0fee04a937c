import type { Promotion as PromotionJson } from "@scayle/storefront-api";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { CentsByColumn, Promotion } from "../promotions/promotion.ts";
import { textIn } from "../text-in.ts";
import { rfc3339 } from "./rfc3339.ts";

/** A promotion in SCAYLE's form, with the shop's texts and amounts. Its code is nobody's business but the shopper's. */
export function promotionJson(promotion: Promotion, shop: ShopLocale): PromotionJson {
  const { id, isActive, document, from, to } = promotion;
  const { campaign, minQuantity = 1 } = document;
  const minOrderCents = inCents(document.minOrderCents, shop);
  return {
    id,
    name: textIn(document.name, shop),
    displayName: textIn(document.label, shop),
    schedule: { from: rfc3339(from), to: rfc3339(to) },
    isActive,
    priority: document.priority,
    effect: effectJson(promotion, shop),
    conditions: [
      ...(minOrderCents > 0
        ? [
            {
              level: "global" as const,
              key: "min-order-value",
              condition: `payload.totals.withTax >= ${minOrderCents}`,
            },
          ]
        : []),
      ...(minQuantity > 1
        ? [{ level: "global" as const, key: "min-quantity", condition: `payload.totals.quantity >= ${minQuantity}` }]
        : []),
    ],
    customData: {
      product: { badgeLabel: textIn(document.label, shop) },
      terms: textIn(document.terms, shop),
      needsCode: document.code !== undefined,
      ...(minOrderCents > 0 ? { minOrderValue: minOrderCents } : {}),
      ...(minQuantity > 1 ? { minQuantity } : {}),
      ...(document.effect.type === "gift" ? { giftConditions: { minQuantity } } : {}),
      ...(document.for ? { scope: document.for } : {}),
      ...(campaign
        ? {
            campaign: {
              key: campaign.key,
              name: textIn(campaign.name, shop),
              headline: textIn(campaign.headline, shop),
            },
          }
        : {}),
    },
  };
}

function effectJson(
  { document: { effect, minQuantity = 1 }, giftVariantIds }: Promotion,
  shop: ShopLocale,
): PromotionJson["effect"] {
  if (effect.type === "automatic_discount") {
    const additionalData =
      "percent" in effect
        ? { type: "relative" as const, value: effect.percent }
        : { type: "absolute" as const, value: inCents(effect.cents, shop) };
    return { type: "automatic_discount", additionalData };
  }
  const isGift = effect.type === "gift";
  return {
    type: "buy_x_get_y",
    additionalData: {
      variantIds: isGift ? [...giftVariantIds] : [],
      eligibleItemsQuantity: isGift ? minQuantity : effect.of,
      discountType: "relative",
      discountValue: isGift ? 100 : effect.percent,
      discountDistribution: "none",
      applicableItemSelectionType: isGift ? "variant_ids" : "cheapest",
      maxCount: isGift ? effect.most : effect.most * effect.pieces,
      maxCountType: "per_eligible_items_quantity",
    },
  };
}

function inCents(amounts: CentsByColumn | undefined, { priceColumn }: ShopLocale): number {
  return amounts?.[priceColumn] ?? 0;
}
