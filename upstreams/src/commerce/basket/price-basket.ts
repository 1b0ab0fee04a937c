import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { calculatePrice, lowestPriceBefore, multiplyPrice } from "../price.ts";
import { allocateStock, type Allocation } from "./allocate-stock.ts";
import { basketCost } from "./basket-cost.ts";
import { basketPackages } from "./basket-packages.ts";
import type { PlannedLine } from "./basket-plan.ts";
import type { BasketState, VariantState } from "./basket-state.ts";
import type { PricedBasket, PricedLine } from "./priced-basket.ts";

/** Prices a basket as it was read or stored: every line has its key. `now` only decides delivery dates. */
export function priceBasket(
  state: BasketState,
  { shop, basketKey, now }: { shop: ShopLocale; basketKey: string; now: Date },
): PricedBasket {
  const allocations = allocateStock(state.lines, state.variants);
  const unpacked = state.lines.flatMap((line, index) => {
    const variant = state.variants.get(line.variantId);
    return variant ? [priceLine(line, variant, allocations[index]!, shop)] : [];
  });
  const packages = basketPackages(unpacked, now, shop.cutOffHour);
  const packageIds = new Map(packages.map((parcel) => [parcel.carrierKey, parcel.id]));
  const lines = unpacked.map((line) => Object.assign(line, { packageId: packageIds.get(line.carrierKey) ?? 0 }));
  const { basketId, version, openPayment } = state;
  return { basketId, basketKey, shop, version, lines, cost: basketCost(lines), packages, openPayment };
}

function priceLine(
  line: PlannedLine,
  variant: VariantState,
  { allocated, available }: Allocation,
  shop: ShopLocale,
): Omit<PricedLine, "packageId"> {
  const { price, lowestPriorPrice } = calculatePrice({
    withTaxCents: variant.withTaxCents ?? 0,
    vatRate: variant.vatRate ?? 0,
    currencyCode: shop.currency,
    reduction: variant.reduction,
    lowestPriorCents: lowestPrior(variant),
  });
  return {
    itemKey: line.itemKey ?? "",
    variantId: line.variantId,
    quantity: line.quantity,
    availableQuantity: available,
    allocatedQuantity: allocated,
    isSellableWithoutStock: variant.isSellableWithoutStock,
    status: lineStatus(variant.isOffered, allocated),
    unit: price,
    total: multiplyPrice(price, line.quantity),
    lowestPriorPrice,
    delivery: variant.delivery,
    carrierKey: variant.carrier,
    isMattress: variant.isMattress,
    itemGroup: line.itemGroup,
    promotionId: line.promotionId,
    customData: line.customData,
    displayData: line.displayData,
  };
}

function lineStatus(isOffered: boolean, allocated: number): PricedLine["status"] {
  if (!isOffered) return "deleted";
  return allocated > 0 ? "available" : "unavailable";
}

function lowestPrior({ reducedSince, history }: VariantState): number | null {
  if (reducedSince === null || history === null) return null;
  return lowestPriceBefore(
    new Date(reducedSince),
    history.map((point) => ({ validFrom: new Date(point.validFrom), withTaxCents: point.withTaxCents })),
  );
}
