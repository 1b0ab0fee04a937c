import type { AppliedReduction, BasketItem, BasketKey, BasketResponseData, BasketTotalPrice, CentAmount } from "@scayle/storefront-api";

import type { PricedBasket, PricedLine } from "../basket/priced-basket.ts";
import { reductionAmount } from "../price.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import {
  applicablePromotions,
  basketPromotions,
  basketVouchers,
  itemPromotions,
  type BasketPromotionJson,
  type VoucherJson,
} from "./basket-promotions.ts";
import { parseIncludeParts, partsBelow, partsNamed } from "./include-parts.ts";
import { productText } from "./list-json.ts";
import { productInclude, variantInclude, type ProductInclude, type VariantInclude } from "./product-include.ts";
import { freshVariantText } from "./variant-json.ts";

/** SCAYLE's basket, and beyond it: the version that writes may name, the fees, promotions with their reasons, vouchers, and the payment that is open. */
export type BasketJson = Omit<BasketResponseData, "currencyCode"> & {
  currencyCode: string;
  version: number;
  promotions: BasketPromotionJson[];
  vouchers: VoucherJson[];
  openPayment: PricedBasket["openPayment"];
};

interface BasketInclude {
  product: ProductInclude;
  variant: VariantInclude;
  itemPromotion: boolean;
  applicablePromotions: boolean;
}

const mostRemembered = 100;
const includes = new Map<string, BasketInclude>();

/**
 * A basket in SCAYLE's form as JSON text; `withText` is the `with` parameter, `more` stands beside the basket's own fields. Lines whose variant
 * the catalogue in memory does not know yet are left out, as SCAYLE does with items that have no product data.
 */
export function basketText(basket: PricedBasket, catalogue: ShopCatalogue, withText: string, hour: number, more: object = {}): string {
  const items = basket.lines.flatMap((line) => itemText(line, basket, catalogue, withText, hour));
  const others = {
    key: basket.basketKey as BasketKey,
    version: basket.version,
    currencyCode: basket.shop.currency,
    packages: basket.packages,
    cost: costJson(basket),
    promotions: basketPromotions(basket),
    vouchers: basketVouchers(basket),
    ...(includeOf(withText).applicablePromotions ? { applicablePromotions: applicablePromotions(basket) } : {}),
    openPayment: basket.openPayment,
    ...more,
  } satisfies Omit<BasketJson, "items">;
  return `{"items":[${items.join(",")}],${JSON.stringify(others).slice(1)}`;
}

/** Whether the catalogue in memory knows every variant of a basket. */
export function knowsLines(catalogue: ShopCatalogue, basket: PricedBasket): boolean {
  return basket.lines.every((line) => catalogue.snapshot.variantIndexById.has(line.variantId));
}

function itemText(line: PricedLine, basket: PricedBasket, catalogue: ShopCatalogue, withText: string, hour: number): string[] {
  const variantIndex = catalogue.snapshot.variantIndexById.get(line.variantId);
  if (variantIndex === undefined) return [];
  const { productIndex } = catalogue.snapshot.variant(variantIndex);
  const include = includeOf(withText);
  const form = `basket ${withText}`;
  const item = {
    key: line.itemKey,
    packageId: line.packageId,
    quantity: line.quantity,
    availableQuantity: line.availableQuantity,
    status: line.status,
    customData: line.customData,
    displayData: line.displayData,
    ...(line.itemGroup ? { itemGroup: line.itemGroup } : {}),
    ...promotionId(line),
    ...(line.isGift ? { isGift: true } : {}),
    ...(include.itemPromotion ? itemPromotions(line, basket) : {}),
    lowestPriorPrice: line.lowestPriorPrice,
    price: { unit: line.unit, total: line.total },
  } satisfies Omit<BasketItem, "product" | "variant">;
  const product = productText(catalogue, productIndex, form, include.product, hour);
  const variant = freshVariantText(catalogue, variantIndex, form, include.variant, {
    price: { price: line.catalogueUnit, lowestPriorPrice: line.lowestPriorPrice },
    quantity: line.isSellableWithoutStock ? catalogue.stock.quantity(variantIndex) : line.availableQuantity,
    isSellableWithoutStock: line.isSellableWithoutStock,
  });
  return [`${JSON.stringify(item).slice(0, -1)},"product":${product},"variant":${variant}}`];
}

function promotionId({ appliedPromotionId, promotionId: named }: PricedLine): { promotionId?: string } {
  const id = appliedPromotionId ?? named;
  return id === null ? {} : { promotionId: id };
}

function includeOf(withText: string): BasketInclude {
  const known = includes.get(withText);
  if (known) return known;
  const parts = parseIncludeParts(withText);
  const include = {
    product: productInclude(partsBelow(parts, "items", "product"), true),
    variant: variantInclude(partsBelow(parts, "items", "variant")),
    itemPromotion: partsNamed(partsBelow(parts, "items"), "promotion").length > 0,
    applicablePromotions: partsNamed(parts, "applicablePromotions").length > 0,
  };
  if (includes.size >= mostRemembered) includes.clear();
  includes.set(withText, include);
  return include;
}

function costJson({ cost, shop }: PricedBasket): BasketTotalPrice & { appliedFees: never[] } {
  const before = cost.withTaxCents + cost.reductions.reduce((sum, reduction) => sum + reduction.cents, 0);
  const appliedReductions = cost.reductions.map(({ category, cents }): AppliedReduction => {
    return { category, type: "relative", amount: reductionAmount(before, before - cents) };
  });
  return {
    withTax: cost.withTaxCents as CentAmount,
    withoutTax: cost.withoutTaxCents as CentAmount,
    currencyCode: shop.currency,
    tax: { vat: { amount: cost.vatCents as CentAmount, rate: cost.vatRate } },
    recommendedRetailPrice: null,
    appliedReductions,
    // Postage is added by the checkout.
    appliedFees: [],
  };
}
