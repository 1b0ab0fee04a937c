import type { VariantPrice } from "@scayle/storefront-api";

import { priceBeforePromotion } from "@warmeland/schema/rules/price/price-before-promotion.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { multiplyPrice, type CalculatedPrice } from "../price.ts";
import { announcePromotion } from "../promotions/announce-promotion.ts";
import { applyPromotions } from "../promotions/engine/apply-promotions.ts";
import type { PromotedLine } from "../promotions/engine/promotable-line.ts";
import { offeredPromotions } from "../promotions/offered-promotions.ts";
import { reducePrice } from "../promotions/reduce-price.ts";
import { applyVouchers, type VoucherShare } from "../promotions/vouchers/apply-vouchers.ts";
import { allocateStock, type Allocation } from "./allocate-stock.ts";
import { basketCost } from "./basket-cost.ts";
import { basketPackages } from "./basket-packages.ts";
import type { PlannedLine } from "./basket-plan.ts";
import type { BasketState, VariantState } from "./basket-state.ts";
import { appliedFees } from "./shop-charge.ts";
import type { DeliveryWish, PricedBasket, PricedLine } from "./priced-basket.ts";

/** A line that the catalogue has, on its way to being priced. */
interface OpenLine extends CalculatedPrice {
  line: PlannedLine;
  variant: VariantState;
  allocation: Allocation;
}

type UnpackedLine = Omit<PricedLine, "packageId">;

/**
 * Prices a basket as it was read or stored: every line has its key. Catalogue prices first, then promotions, then vouchers. Gifts that are not
 * earned are left out. `now` decides delivery dates and what runs.
 */
export function priceBasket(
  state: BasketState,
  { shop, basketKey, now }: { shop: ShopLocale; basketKey: string; now: Date },
): PricedBasket {
  const offered = offeredPromotions(state.promotions, shop, now);
  const open = openLines(state);
  const promoted = applyPromotions(open.map(promotableLine), offered);
  const earned = keepEarned(open, promoted.lines, state);
  const began = new Map(state.promotions.map(({ id, from }) => [id, from]));
  const unreduced = earned.map(({ open: each, promotion }) => priceLine(each, promotion, began));
  const vouchers = applyVouchers(unreduced.map(voucherLine), state.vouchers, { shop, now });
  const unpacked = unreduced.map((line, index) =>
    Object.assign(line, { total: lessVouchers(line.total, vouchers.shares[index]!) }),
  );
  const { lines, ...delivered } = deliverBasket(unpacked, state.delivery, { now, shop });
  const places = new Map(earned.map(({ index }, place) => [index, place]));
  const promotions = promoted.promotions.map((each) =>
    Object.assign(each, { lineIndexes: each.lineIndexes.flatMap((index) => places.get(index) ?? []) }),
  );
  const { basketId, version, openPayment, charges, promotions: storedPromotions } = state;
  const cost = basketCost(lines);
  const fees = appliedFees({ charges, lines }, state.paymentMethod);
  const priced = { lines, cost, ...delivered, promotions, vouchers: vouchers.states, fees, charges };
  return { basketId, basketKey, shop, version, ...priced, offered, storedPromotions, openPayment };
}

/** What a basket's delivery is by its lines and what was chosen for it. */
export function deliverBasket(
  lines: readonly UnpackedLine[],
  deliveryWish: DeliveryWish,
  where: { now: Date; shop: ShopLocale },
): Pick<PricedBasket, "lines" | "packages" | "deliveryOptions" | "deliveryWish"> {
  const { packages, options: deliveryOptions } = basketPackages(lines, deliveryWish, where);
  const packageIds = new Map(packages.flatMap(({ id, itemKeys }) => itemKeys.map((key) => [key, id] as const)));
  const packed = lines.map((line) =>
    Object.assign(line, { packageId: (line.status === "available" && packageIds.get(line.itemKey)) || 0 }),
  );
  return { lines: packed, packages, deliveryOptions, deliveryWish };
}

/** The lines whose variants exist, with their catalogue prices and what stock leaves them. */
export function openLines(state: Pick<BasketState, "lines" | "variants">): OpenLine[] {
  const allocations = allocateStock(state.lines, state.variants);
  return state.lines.flatMap((line, index) => {
    const variant = state.variants.get(line.variantId);
    if (!variant) return [];
    const { price, lowestPriorPrice } = variant;
    return [{ line, variant, allocation: allocations[index]!, price, lowestPriorPrice }];
  });
}

/** A line as promotions are judged on it. */
export function promotableLine({ line, variant, allocation, price }: OpenLine) {
  const { variantId, quantity, isGift, promotionId, promotionCode } = line;
  return {
    variantId,
    productId: variant.productId,
    quantity,
    unitCents: price.withTax,
    isAvailable: lineStatus(variant.isOffered, allocation.allocated) === "available",
    isGift,
    named: promotionId === null ? null : { id: promotionId, code: promotionCode },
  };
}

interface EarnedLine {
  open: OpenLine;
  promotion: PromotedLine;
  /** Among the open lines. */
  index: number;
}

function keepEarned(
  open: readonly OpenLine[],
  promoted: readonly PromotedLine[],
  { variants }: BasketState,
): EarnedLine[] {
  const earned = open.map((each, index) => ({ open: each, promotion: promoted[index]!, index }));
  if (earned.every(({ open: { line }, promotion }) => promotion.quantity === line.quantity)) return earned;
  const withQuantity = earned.filter(({ promotion }) => promotion.quantity > 0);
  const lines = withQuantity.map(({ open: { line }, promotion }) => ({ ...line, quantity: promotion.quantity }));
  const allocations = allocateStock(lines, variants);
  return withQuantity.map(({ open: each, promotion, index }, place) => {
    return { open: { ...each, line: lines[place]!, allocation: allocations[place]! }, promotion, index };
  });
}

function priceLine(
  { line, variant, allocation, price, lowestPriorPrice }: OpenLine,
  promoted: PromotedLine,
  began: ReadonlyMap<string, number>,
): UnpackedLine {
  const promotionId = promoted.promotionId ?? undefined;
  const reduction = { category: "promotion", type: promoted.type, ...(promotionId && { promotionId }) } as const;
  const since = price.beforeSaleWithTax === null && promotionId !== undefined ? began.get(promotionId) : undefined;
  const before = since === undefined ? null : priceBeforePromotion(price.withTax, since, lowestPriorPrice.prices ?? []);
  const unit = announcePromotion(
    reducePrice(price, { ...reduction, share: promoted.share, cents: promoted.unitReductionCents }),
    before,
  );
  const ofTheLine = promoted.reductionCents - promoted.unitReductionCents * line.quantity;
  const total = reducePrice(multiplyPrice(unit, line.quantity), { ...reduction, cents: ofTheLine });
  return {
    itemKey: line.itemKey ?? "",
    variantId: line.variantId,
    productId: variant.productId,
    quantity: line.quantity,
    availableQuantity: allocation.available,
    allocatedQuantity: allocation.allocated,
    isSellableWithoutStock: variant.isSellableWithoutStock,
    status: lineStatus(variant.isOffered, allocation.allocated),
    catalogueUnit: price,
    unit,
    total: announcePromotion(total, before === null ? null : before * line.quantity),
    lowestPriorPrice,
    delivery: variant.delivery,
    carrierKey: variant.carrier,
    isMattress: variant.isMattress,
    itemGroup: line.itemGroup,
    promotionId: line.promotionId,
    promotionCode: line.promotionCode,
    appliedPromotionId: promoted.promotionId,
    isGift: line.isGift,
    customData: line.customData,
    displayData: line.displayData,
    place: line.place,
  };
}

function lessVouchers(total: VariantPrice, shares: readonly VoucherShare[]): VariantPrice {
  return shares.reduce((price, { type, cents }) => reducePrice(price, { category: "voucher", type, cents }), total);
}

function voucherLine({ productId, total, status, appliedPromotionId }: UnpackedLine) {
  return {
    productId,
    totalCents: total.withTax,
    isAvailable: status === "available",
    hasPromotion: appliedPromotionId !== null,
  };
}

function lineStatus(isOffered: boolean, allocated: number): PricedLine["status"] {
  if (!isOffered) return "deleted";
  return allocated > 0 ? "available" : "unavailable";
}
