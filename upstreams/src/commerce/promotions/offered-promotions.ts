import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { OfferedPromotion, Promotion, PromotionEffect } from "./promotion.ts";

/**
 * The promotions of a shop in the order they are tried: by priority, the lower number first, then by id. Those that do not run at the moment are
 * among them, so that a gift of yesterday is recognised as one.
 */
export function offeredPromotions(promotions: readonly Promotion[], shop: ShopLocale, now: Date): OfferedPromotion[] {
  return promotions
    .flatMap((promotion) => {
      const effect = isOfShop(promotion, shop) ? effectIn(promotion, shop) : undefined;
      return effect ? [offered(promotion, effect, shop, now)] : [];
    })
    .sort((one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1));
}

/** Whether a shop has a promotion at all, whatever the moment. */
export function isOfShop({ document }: Promotion, shop: ShopLocale): boolean {
  return document.shops === undefined || document.shops.includes(shop.code);
}

/** Whether a promotion runs at a moment. */
export function isRunning({ isActive, from, to }: Promotion, now: Date): boolean {
  const time = now.getTime();
  return isActive && from <= time && time < to;
}

function offered(promotion: Promotion, effect: PromotionEffect, shop: ShopLocale, now: Date): OfferedPromotion {
  const { priority, code, minQuantity = 1, minOrderCents } = promotion.document;
  return {
    id: promotion.id,
    priority,
    isRunning: isRunning(promotion, now),
    code: code ?? null,
    products: promotion.products,
    minQuantity: effect.type === "cheapest" ? effect.of : minQuantity,
    minOrderCents: minOrderCents?.[shop.priceColumn] ?? 0,
    effect,
  };
}

// a promotion whose amount is not given in the shop's currency is not that shop's
function effectIn({ document, giftVariantIds }: Promotion, { priceColumn }: ShopLocale): PromotionEffect | undefined {
  const { effect, minOrderCents } = document;
  if (minOrderCents !== undefined && minOrderCents[priceColumn] === undefined) return undefined;
  if (effect.type === "gift") return { type: "gift", variantIds: new Set(giftVariantIds), most: effect.most };
  if (effect.type === "cheapest") return { ...effect, basisPoints: basisPoints(effect.percent) };
  if ("percent" in effect) return { type: "percent", basisPoints: basisPoints(effect.percent) };
  const cents = effect.cents[priceColumn];
  return cents === undefined ? undefined : { type: "cents", cents };
}

function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}
