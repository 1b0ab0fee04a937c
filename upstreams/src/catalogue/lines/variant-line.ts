import { containedLevy, levyKind } from "@warmeland/schema/rules/price/levies.ts";
import { z } from "zod";

import type { VariantDocument } from "#upstreams/catalogue/documents.ts";
import { attributesSchema, centsSchema, referenceKeySchema, textsSchema, wordsSchema } from "./line-fields.ts";
import { priceLineSchema } from "./price-line.ts";

export const priceColumns = ["de", "at", "ch", "fr", "be", "nl"] as const;
const stockLimit = 1_000_000;

const deliverySchema = z
  .strictObject({
    min: z.number().int().min(0).max(365),
    max: z.number().int().min(0).max(365),
    unit: z.enum(["day", "week", "month"]),
  })
  .refine((delivery) => delivery.min <= delivery.max, { path: ["max"], message: "must not be below min" });

const levySchema = z
  .strictObject({
    column: z.enum(priceColumns),
    code: z.enum(["10005", "10006", "10007", "mattress"]),
    cents: centsSchema.min(1, "must be at least 1 cent"),
  })
  .refine((levy) => levyKind(levy.column, levy.code) !== null, {
    path: ["code"],
    message: "does not exist in this column: 'mattress' is Dutch, 10005 to 10007 are Belgian and French",
  });

/** A variant inside a product line: one size or hardness of one colour, with its prices, stock, delivery and levies. */
export const variantLineSchema = z
  .strictObject({
    referenceKey: referenceKeySchema,
    title: textsSchema,
    /** False for a variant that is no longer sold, but that orders name. */
    active: z.boolean().optional(),
    articleNumber: wordsSchema.max(80),
    ean: z
      .string()
      .regex(/^\d{13}$/, "must be 13 digits")
      .refine(hasCheckDigit, { message: "has a wrong check digit" })
      .optional(),
    attributes: attributesSchema,
    delivery: deliverySchema,
    levies: z
      .array(levySchema)
      .default([])
      .refine((levies) => new Set(levies.map(({ column, code }) => `${column} ${code}`)).size === levies.length, {
        message: "names a levy of a column twice",
      }),
    weightGrams: z.number().int().positive().max(10_000_000).optional(),
    stock: z.strictObject({ quantity: z.number().int().min(0).max(stockLimit), sellableWithoutStock: z.boolean() }),
    prices: z
      .partialRecord(z.enum(priceColumns), priceLineSchema)
      .meta({ minProperties: 1 })
      .refine((prices) => Object.keys(prices).length > 0, { message: "needs at least one price column" }),
  })
  .superRefine(({ levies, prices }, context) => {
    for (const column of priceColumns) {
      const price = prices[column];
      const levy = containedLevy(levies, column);
      if (price && levy && levy.cents > price.cents) {
        context.addIssue({
          code: "custom",
          path: ["levies"],
          message: `come to more than the price in '${column}', which contains them`,
        });
      }
    }
  });

export type VariantLine = z.output<typeof variantLineSchema>;

/** What the `data` column keeps of a variant. */
export function variantDocument(line: VariantLine): VariantDocument {
  const { title, articleNumber, ean, attributes, delivery, levies, weightGrams } = line;
  return {
    title,
    articleNumber,
    ...(ean ? { ean } : {}),
    attributes,
    delivery,
    levies,
    ...(weightGrams ? { weightGrams } : {}),
  };
}

function hasCheckDigit(ean: string): boolean {
  if (!/^\d{13}$/.test(ean)) return true;
  const sum = Array.from(ean).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
