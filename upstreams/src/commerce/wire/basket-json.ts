import type {
  AppliedReduction,
  BasketItem,
  BasketKey,
  BasketResponseData,
  BasketTotalPrice,
  CentAmount,
} from "@scayle/storefront-api";

import type { BasketPackage, PricedBasket, PricedLine } from "../basket/priced-basket.ts";
import { reductionAmount } from "../price.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import {
  applicablePromotions,
  basketPromotions,
  basketVouchers,
  itemPromotions,
  type BasketPromotionJson,
  type VoucherJson,
} from "./basket-promotions.ts";
import { feeJson, type FeeJson } from "./fee-json.ts";
import { parseIncludeParts, partsBelow, partsNamed } from "./include-parts.ts";
import { productText, productValue } from "./list-json.ts";
import { productInclude, variantInclude, type ProductInclude, type VariantInclude } from "./product-include.ts";
import { freshVariant, freshVariantText, type FreshVariant } from "./variant-json.ts";

/** SCAYLE's basket, and beyond it: the version that writes may name, the choice of delivery, the fees, promotions with their reasons, vouchers, and the payment that is open. */
export type BasketJson = Omit<BasketResponseData, "currencyCode" | "packages"> & {
  packages: BasketPackage[];
  currencyCode: string;
  version: number;
  promotions: BasketPromotionJson[];
  vouchers: VoucherJson[];
  deliveryOptions: PricedBasket["deliveryOptions"];
  isAddressKnown: boolean;
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

/** What a basket's response is written from; `withText` is the `with` parameter, `more` stands beside the basket's own fields. */
export interface BasketResponse {
  basket: PricedBasket;
  engine: CatalogueEngine;
  withText: string;
  hour: number;
  more: object;
}

/**
 * A basket in SCAYLE's form as JSON text. Lines whose variant the catalogue in memory does not know yet are left out, as SCAYLE does with items that
 * have no product data.
 */
export function basketText(response: BasketResponse): string {
  const items = listedLines(response).map(({ line, place }) => {
    const { engine, include, form, hour } = place;
    const product = productText(engine, place.productIndex, form, include.product, hour);
    const variant = freshVariantText(engine, place.variantIndex, form, include.variant, freshFacts(line, place));
    return `${JSON.stringify(itemJson(line, response.basket, include)).slice(0, -1)},"product":${product},"variant":${variant}}`;
  });
  return `{"items":[${items.join(",")}],${JSON.stringify(othersJson(response)).slice(1)}`;
}

/** What that text says, for who runs in the same process: what the catalogue says is shared with other responses and cannot be changed. */
export function basketValue(response: BasketResponse): unknown {
  const items = listedLines(response).map(({ line, place }) => {
    const { engine, include, form, hour } = place;
    return Object.assign(itemJson(line, response.basket, include), {
      product: productValue(engine, place.productIndex, form, include.product, hour),
      variant: freshVariant(engine, place.variantIndex, form, include.variant, freshFacts(line, place)),
    });
  });
  return Object.assign(othersJson(response), { items });
}

/** Whether the catalogue in memory knows every variant of a basket. */
export function knowsLines(catalogue: ShopCatalogue, basket: PricedBasket): boolean {
  return basket.lines.every((line) => catalogue.snapshot.variantIndexById.has(line.variantId));
}

/** Where the catalogue has a line's variant, and what of it is asked for. */
interface Place {
  engine: CatalogueEngine;
  variantIndex: number;
  productIndex: number;
  include: BasketInclude;
  form: string;
  hour: number;
}

function listedLines({ basket, engine, withText, hour }: BasketResponse): { line: PricedLine; place: Place }[] {
  const include = includeOf(withText);
  const form = `basket ${withText}`;
  return basket.lines.flatMap((line) => {
    const variantIndex = engine.catalogue.snapshot.variantIndexById.get(line.variantId);
    if (variantIndex === undefined) return [];
    const { productIndex } = engine.catalogue.snapshot.variant(variantIndex);
    return [{ line, place: { engine, variantIndex, productIndex, include, form, hour } }];
  });
}

function itemJson(line: PricedLine, basket: PricedBasket, include: BasketInclude) {
  return {
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
    ...(line.place === null ? {} : { place: line.place }),
    ...(include.itemPromotion ? itemPromotions(line, basket) : {}),
    lowestPriorPrice: line.lowestPriorPrice,
    price: { unit: line.unit, total: line.total },
  } satisfies Omit<BasketItem, "product" | "variant">;
}

function othersJson({ basket, withText, more }: BasketResponse) {
  return {
    key: basket.basketKey as BasketKey,
    version: basket.version,
    currencyCode: basket.shop.currency,
    packages: basket.packages.filter(({ id }) => basket.lines.some(({ packageId }) => packageId === id)),
    deliveryOptions: basket.deliveryOptions,
    isAddressKnown: basket.deliveryWish.zipCode !== null,
    cost: costJson(basket),
    promotions: basketPromotions(basket),
    vouchers: basketVouchers(basket),
    ...(includeOf(withText).applicablePromotions ? { applicablePromotions: applicablePromotions(basket) } : {}),
    openPayment: basket.openPayment,
    ...more,
  } satisfies Omit<BasketJson, "items">;
}

function freshFacts(line: PricedLine, { engine, variantIndex }: Place): FreshVariant {
  return {
    price: { price: line.catalogueUnit, lowestPriorPrice: line.lowestPriorPrice },
    quantity: line.isSellableWithoutStock ? engine.catalogue.stock.quantity(variantIndex) : line.availableQuantity,
    isSellableWithoutStock: line.isSellableWithoutStock,
  };
}

function promotionId({ appliedPromotionId, promotionId: named, promotionCode }: PricedLine): {
  promotionId?: string;
  promotionCode?: string;
} {
  const id = appliedPromotionId ?? named;
  return { ...(id !== null && { promotionId: id }), ...(promotionCode !== null && { promotionCode }) };
}

function includeOf(withText: string): BasketInclude {
  const cached = includes.get(withText);
  if (cached) return cached;
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

function costJson({ cost, shop, fees }: PricedBasket): BasketTotalPrice & { appliedFees: FeeJson[] } {
  const before = cost.withTaxCents + cost.reductions.reduce((sum, reduction) => sum + reduction.cents, 0);
  const appliedReductions = cost.reductions.map(({ category, cents }): AppliedReduction => {
    return { category, type: "relative", amount: reductionAmount(before, before - cents) };
  });
  const withTax = fees.reduce((sum, { cents }) => sum + cents, cost.withTaxCents);
  const vat = fees.reduce((sum, { vatCents }) => sum + vatCents, cost.vatCents);
  const isOneRate = fees.every(({ vatRate }) => vatRate === cost.vatRate);
  const rate = isOneRate ? cost.vatRate : Math.round((vat * 10_000) / (withTax - vat)) / 10_000;
  return {
    withTax: withTax as CentAmount,
    withoutTax: (withTax - vat) as CentAmount,
    currencyCode: shop.currency,
    tax: { vat: { amount: vat as CentAmount, rate } },
    recommendedRetailPrice: null,
    appliedReductions,
    // delivery is added by the checkout
    appliedFees: fees.map((fee) => feeJson(fee, shop)),
  };
}
