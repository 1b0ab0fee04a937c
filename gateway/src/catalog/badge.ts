import type { Product } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import { reductionPercent } from "./price.ts";
import { advancedRows, isTrue } from "./wire-attributes.ts";

type BadgeColor = "BASIC" | "SALE" | "TEASER";

const BadgeKeyRef = builder.enumType("BadgeKey", {
  description: "What a badge says of its product.",
  values: {
    SOLD_OUT: { value: "soldOut", description: "None of its variants can be bought." },
    SALE: { value: "sale", description: "Its price is reduced." },
    NEW: { value: "new", description: "It came into the shop recently." },
    BESTSELLER: { value: "bestseller", description: "It is bought more than others of its kind." },
    TOP_REVIEW: { value: "topReview", description: "A test or its buyers judge it best." },
    VEGAN: { value: "vegan", description: "Nothing in it comes from animals." },
    MADE_IN_GERMANY: { value: "madeInGermany", description: "It is made in Germany." },
    ALLERGY_SUITABLE: { value: "allergySuitable", description: "It suits people with an allergy to dust mites." },
    METAL_FREE: { value: "metalFree", description: "There is no metal in it." },
  } as const,
});

export interface Badge {
  readonly key: typeof BadgeKeyRef.$inferType;
  readonly textKey: TextKey;
  readonly color: BadgeColor;
  readonly percent: number | undefined;
  readonly basis: string | null;
}

const BadgeColorRef = builder.enumType("BadgeColor", {
  description: "Colour of a badge; a client shows an unknown one as BASIC.",
  values: {
    BASIC: { description: "Neutral." },
    SALE: { description: "A lower price." },
    TEASER: { description: "A recommendation." },
  } as const,
});

export const BadgeRef = builder.objectRef<Badge>("Badge").implement({
  description: "A short label on a product's photo.",
  fields: (t) => ({
    key: t.expose("key", { type: BadgeKeyRef, description: "What it says, for programs." }),
    label: t.string({
      description: "The label in the shop's language, such as `Sale −20%`.",
      resolve: (badge, _args, context) =>
        text(context.shop, badge.textKey, badge.percent === undefined ? undefined : { percent: badge.percent }),
    }),
    color: t.field({ type: BadgeColorRef, description: "Its colour.", resolve: (badge) => badge.color }),
    basis: t.exposeString("basis", {
      nullable: true,
      description: "Evidence for the claim; null for facts that need none, such as a reduction.",
    }),
  }),
});

const attributeBadges: readonly { key: Badge["key"]; attribute: string; textKey: TextKey; color: BadgeColor }[] = [
  { key: "bestseller", attribute: "bestseller", textKey: "badge.bestseller", color: "TEASER" },
  { key: "topReview", attribute: "topReview", textKey: "badge.topReview", color: "TEASER" },
  { key: "vegan", attribute: "vegan", textKey: "badge.vegan", color: "BASIC" },
  { key: "madeInGermany", attribute: "productFilterMadeInGermany", textKey: "badge.madeInGermany", color: "BASIC" },
  { key: "allergySuitable", attribute: "allergySuitable", textKey: "badge.allergySuitable", color: "BASIC" },
  { key: "metalFree", attribute: "metalFree", textKey: "badge.metalFree", color: "BASIC" },
];

/** The badges of a product in the order they are shown; a sale badge only for a reduction that may be announced (docs/rules.md#reference-price). */
export function badgesOf(product: Product): Badge[] {
  const badges: Badge[] = [];
  const percent = product.priceRange ? reductionPercent(product.priceRange.min) : null;
  const plain = { percent: undefined, basis: null };
  if (product.isSoldOut) badges.push({ key: "soldOut", textKey: "badge.soldOut", color: "BASIC", ...plain });
  if (percent !== null) badges.push({ key: "sale", textKey: "badge.sale", color: "SALE", ...plain, percent });
  if (product.isNew) badges.push({ key: "new", textKey: "badge.new", color: "BASIC", ...plain });
  const claims = attributeBadges.filter((badge) => isTrue(product.attributes, badge.attribute));
  if (claims.length === 0) return badges;
  const bases = new Map(advancedRows(product.advancedAttributes, "badgeBasis").map(([key, basis]) => [key, basis]));
  for (const { key, textKey, color } of claims)
    badges.push({ key, textKey, color, percent: undefined, basis: bases.get(key) || null });
  return badges;
}
