import { layerMaterials } from "@warmeland/schema/rules/layer-materials.ts";
import { z } from "zod";

import type { ProductDocument } from "#upstreams/catalogue/documents.ts";
import {
  attributesSchema,
  categoryPathSchema,
  imageFileSchema,
  masterKeySchema,
  momentSchema,
  referenceKeySchema,
  textsSchema,
  wordsSchema,
} from "./line-fields.ts";
import { historyDays, historyReachesBack } from "./price-line.ts";
import { variantLineSchema } from "./variant-line.ts";

const choosable = ["size", "hardness"];
const mostActive = 100;

const imageSchema = z.strictObject({
  file: imageFileSchema,
  type: z.enum(["packshot", "detail", "room", "swatch"]),
  description: textsSchema,
  width: z.number().int().positive().max(100_000),
  height: z.number().int().positive().max(100_000),
  averageColour: z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #c2b299"),
});

const badgeSchema = z.strictObject({
  key: z.enum(["vegan", "madeInGermany", "allergySuitable", "metalFree", "bestseller", "topReview"]),
  basis: textsSchema,
});

const layerSchema = z.strictObject({
  material: z.enum(layerMaterials),
  name: textsSchema,
  detail: textsSchema.optional(),
  heightCm: z.number().positive().max(100).optional(),
});

const passportSchema = z.strictObject({
  manufacturer: wordsSchema,
  manufacturerAddress: wordsSchema,
  safetyContact: wordsSchema,
  composition: textsSchema.optional(),
  care: textsSchema.optional(),
  origin: textsSchema.optional(),
});

/** A `product` line: one colour of a master, with all its variants. */
export const productLineSchema = z
  .strictObject({
    type: z.literal("product"),
    referenceKey: referenceKeySchema,
    masterKey: masterKeySchema,
    active: z.boolean().default(true),
    firstLiveAt: momentSchema,
    categories: z.array(categoryPathSchema).min(1, "needs at least one category").max(50),
    name: textsSchema,
    masterTitle: textsSchema,
    subtitle: textsSchema,
    description: textsSchema,
    attributes: attributesSchema,
    badges: z.array(badgeSchema).default([]),
    layers: z.array(layerSchema).max(10).optional(),
    images: z.array(imageSchema).min(1, "needs at least one image").max(50),
    passport: passportSchema,
    delivery: z.strictObject({ kind: z.enum(["parcel", "two_person"]) }),
    soldRecently: z.number().int().min(0).max(100_000_000),
    variants: z.array(variantLineSchema).min(1, "needs at least one variant").max(500),
  })
  .superRefine((line, context) => {
    const refuse: Refuse = (path, message) => context.addIssue({ code: "custom", path, message });
    refuseRepeats(line.categories, "categories", refuse);
    refuseRepeats(
      line.badges.map((badge) => badge.key),
      "badges",
      refuse,
    );
    refuseRepeats(
      line.images.map((image) => image.file),
      "images",
      refuse,
    );
    if (line.active && line.variants.every((variant) => variant.active === false))
      refuse(["variants"], "has no active variant");
    refuseUnchoosable(line.variants, refuse);
    for (const [index, variant] of line.variants.entries()) {
      for (const [column, price] of Object.entries(variant.prices)) {
        if (historyReachesBack(price, line.firstLiveAt)) continue;
        const path = ["variants", index, "prices", column, "history"];
        refuse(path, `must begin when the product came into the shop, or ${historyDays} days before its last change`);
      }
    }
  });

export type ProductLine = z.output<typeof productLineSchema>;

/** What the `data` column keeps of a product line. */
export function productDocument(line: ProductLine): ProductDocument {
  const { name, masterTitle, subtitle, description, attributes, badges, layers } = line;
  const { images, passport, delivery, soldRecently } = line;
  return {
    name,
    masterTitle,
    subtitle,
    description,
    attributes,
    badges,
    layers,
    images,
    passport,
    delivery,
    soldRecently,
  };
}

type Refuse = (path: (string | number)[], message: string) => void;

/** A shopper chooses by size and hardness alone, among as many as a page shows; of inactive variants there may be more. */
function refuseUnchoosable(variants: ProductLine["variants"], refuse: Refuse): void {
  const seen = new Map<string, number>();
  let count = 0;
  for (const [index, { active, attributes }] of variants.entries()) {
    if (active === false) continue;
    count += 1;
    const chosen = Object.fromEntries(choosable.map((key) => [key, attributes[key]?.[0]]));
    const first = seen.get(JSON.stringify(chosen));
    if (first === undefined) seen.set(JSON.stringify(chosen), index);
    else
      refuse(
        ["variants", index],
        `repeats entry ${first} in what shoppers choose by, ${choosable.join(" and ")}: ${JSON.stringify(chosen)}`,
      );
  }
  if (count > mostActive)
    refuse(["variants"], `has ${count} active variants, of which a product page shows ${mostActive} at most`);
}

function refuseRepeats(keys: readonly string[], list: string, refuse: Refuse): void {
  for (const [index, key] of keys.entries()) {
    if (keys.indexOf(key) < index) refuse([list, index], `repeats entry ${keys.indexOf(key)}: ${key}`);
  }
}
