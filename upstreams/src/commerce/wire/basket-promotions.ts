import type { ApplicablePromotion, BasketItem, BasketItemPromotion } from "@scayle/storefront-api";

import type { PricedBasket, PricedLine } from "../basket/priced-basket.ts";
import type { PromotionReason, PromotionState } from "../promotions/engine/promotable-line.ts";
import type { OfferedPromotion } from "../promotions/promotion.ts";
import type { VoucherState } from "../promotions/vouchers/voucher.ts";
import { textIn } from "../text-in.ts";
import { promotionJson } from "./promotion-json.ts";

/** What the format lacks: every promotion that has to do with the basket, and why it applies or does not. */
export interface BasketPromotionJson extends Omit<PromotionState, "lineIndexes" | "reason"> {
  name: string;
  /** The code that lines name it with; null without one. */
  code: string | null;
  reason: PromotionReason;
  /** The lines it changes or could change. */
  itemKeys: string[];
}

/** A voucher as baskets and checkouts show it. */
export type VoucherJson = Omit<VoucherState, "voucherId" | "name"> & { name: string };

type FailedCondition = BasketItemPromotion["failedConditions"][number];

const failedConditions: Partial<Record<PromotionReason["code"], FailedCondition>> = {
  MIN_QUANTITY_NOT_REACHED: { key: "min-quantity", level: "global" },
  MIN_ORDER_VALUE_NOT_REACHED: { key: "min-order-value", level: "global" },
  OUTRANKED: { key: "priority", level: "item" },
  NOT_RUNNING: { key: "schedule", level: "global" },
  WRONG_CODE: { key: "code", level: "item" },
  NO_SUCH_ITEM: { key: "products", level: "item" },
};

/** The promotions of a basket with their reasons. */
export function basketPromotions(basket: PricedBasket): BasketPromotionJson[] {
  return basket.promotions.map(({ lineIndexes, ...state }) => ({
    ...state,
    name: textIn(promotionById(basket, state.promotionId)?.document.name, basket.shop),
    code:
      basket.lines.find(({ promotionId, isGift }) => promotionId === state.promotionId && !isGift)?.promotionCode ??
      null,
    itemKeys: lineIndexes.flatMap((index) => basket.lines[index]?.itemKey ?? []),
  }));
}

/** The vouchers of a basket. */
export function basketVouchers({ vouchers, shop }: Pick<PricedBasket, "vouchers" | "shop">): VoucherJson[] {
  return vouchers.map(({ code, name, type, value, status, reason, missingCents, discountCents }) => ({
    code,
    name: textIn(name, shop),
    type,
    value,
    status,
    reason,
    missingCents,
    discountCents,
  }));
}

/** An item's promotion: the one that applies, or else the one it names, with what stands in its way. Both names of the format, the older and the newer. */
export function itemPromotions(line: PricedLine, basket: PricedBasket): Pick<BasketItem, "promotion" | "promotions"> {
  const id = line.appliedPromotionId ?? line.promotionId;
  const promotion = id === null ? undefined : promotionById(basket, id);
  if (!promotion) return {};
  const isValid = line.appliedPromotionId !== null;
  const reason = basket.promotions.find(({ promotionId }) => promotionId === id)?.reason.code ?? "NO_SUCH_ITEM";
  const failed = failedConditions[reason] ?? { key: "products", level: "item" };
  const json = { ...promotionJson(promotion, basket.shop), isValid, failedConditions: isValid ? [] : [failed] };
  return { promotion: json, promotions: [json] };
}

/** The promotions that run and are for an item, for each item; of those with a code only what `candidates` names. */
export function applicablePromotions(
  basket: PricedBasket,
  candidates: readonly OfferedPromotion[] = basket.offered.filter(({ code }) => code === null),
): ApplicablePromotion[] {
  const running = candidates.filter(({ isRunning }) => isRunning);
  const shown = new Map(running.map(({ id }) => [id, promotionById(basket, id)]));
  return basket.lines.flatMap((line) =>
    running.flatMap(({ id, products }) => {
      const promotion = shown.get(id);
      if (line.isGift || !promotion || !(products?.has(line.productId) ?? true)) return [];
      return [{ itemId: line.itemKey, promotion: promotionJson(promotion, basket.shop) }];
    }),
  );
}

function promotionById({ storedPromotions }: PricedBasket, id: string) {
  return storedPromotions.find((promotion) => promotion.id === id);
}
