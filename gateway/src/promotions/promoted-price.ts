import type { VariantPrice } from "@scayle/storefront-api";
import { priceBeforePromotion } from "@warmeland/schema/rules/price/price-before-promotion.ts";
import { builder } from "#gateway/builder.ts";
import { type Price, PriceRef, struckCents } from "#gateway/catalog/price.ts";
import type { WirePromotion } from "#gateway/sources/commerce/wire-promotion.ts";
import { PromotionRef } from "./promotion.ts";

interface PromotedPrice {
  readonly promotion: WirePromotion;
  readonly price: Price;
}

export const PromotedPriceRef = builder.objectRef<PromotedPrice>("PromotedPrice").implement({
  description:
    "Price of one piece in a basket where an automatic discount applies to it, which `BasketItem.promotion` says.",
  fields: (t) => ({
    promotion: t.expose("promotion", { type: PromotionRef, description: "The discount." }),
    price: t.expose("price", {
      type: PriceRef,
      description: "The discounted price; `original` is the reference price it may be announced with.",
    }),
  }),
});

/** A price with the first automatic discount of several promotions; null when they hold none. It never falls below 0. */
export function promotedPriceOf(promotions: readonly WirePromotion[], { price, prior }: Price): PromotedPrice | null {
  const promotion = promotions.find(({ effect }) => effect.type === "automatic_discount");
  if (promotion?.effect.type !== "automatic_discount") return null;
  const { type, value } = promotion.effect.additionalData;
  const relative = type === "absolute" ? undefined : value / 100;
  const reduction = type === "absolute" ? value : Math.round((price.withTax * Math.round(value * 100)) / 10_000);
  const taken = Math.min(reduction, price.withTax);
  if (taken <= 0) return null;
  const before = announcedAgainst({ price, prior }, Date.parse(promotion.schedule.from));
  const promoted = lowered(price, taken, promotion.id, before, relative);
  return { promotion, price: { price: promoted, prior: withLowest(prior, promoted) } };
}

// a sale that the catalogue announces was measured against its own past, and a promotion lowers it further
function announcedAgainst({ price, prior }: Price, began: number): number | null {
  const sale = struckCents(price);
  if (sale !== null) return sale;
  if (prior?.prices) return priceBeforePromotion(price.withTax, began, prior.prices);
  return typeof prior?.withTax === "number" ? Math.min(prior.withTax, price.withTax) : null;
}

// the lowest price of the 30 days is shown wherever one is struck; a sale of the catalogue brought its own
function withLowest(prior: Price["prior"], { beforeSaleWithTax }: VariantPrice): Price["prior"] {
  if (!prior || typeof prior.withTax === "number") return prior;
  return { ...prior, withTax: beforeSaleWithTax ?? null };
}

function lowered(
  price: VariantPrice,
  cents: number,
  promotionId: string,
  before: number | null,
  share?: number,
): VariantPrice {
  const withTax = price.withTax - cents;
  const withoutTax = Math.round(withTax / (1 + price.tax.vat.rate));
  const amount = { relative: share ?? cents / price.withTax, absoluteWithTax: cents };
  // the SDK brands whole cents
  return {
    ...price,
    withTax,
    withoutTax,
    tax: { vat: { ...price.tax.vat, amount: withTax - withoutTax } },
    beforeSaleWithTax: before !== null && before > withTax ? before : null,
    appliedReductions: [
      ...price.appliedReductions,
      { category: "promotion", type: share === undefined ? "absolute" : "relative", amount, promotionId },
    ],
  } as VariantPrice;
}
