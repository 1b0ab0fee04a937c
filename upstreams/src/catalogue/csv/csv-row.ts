import { z } from "zod";

import {
  centimetresCell,
  countCell,
  dayCell,
  deliveryTimeCell,
  listCell,
  moneyCell,
  numberCell,
  yesCell,
} from "./csv-cells.ts";

const text = z.string();
const hardnesses: Readonly<Record<string, string>> = {
  zacht: "soft",
  gemiddeld: "medium",
  stevig: "firm",
  soft: "soft",
  medium: "medium",
  firm: "firm",
};

/** The columns of a CSV; an empty cell is a missing one. docs/own-catalogue.md explains them. */
export const csvRowSchema = z.object({
  sku: text,
  name: text,
  category: listCell.optional(),
  price: moneyCell,
  product: text.optional(),
  article: text.regex(/^\d{2}-\d{4}$/, "must be two digits, a dash and four digits, such as 03-1481").optional(),
  subtitle: text.optional(),
  description: text.optional(),
  brand: text.optional(),
  color: text.optional(),
  color_code: text.regex(/^#[0-9a-f]{6}$/, "must be a colour such as #c2b299").optional(),
  size: text.optional(),
  hardness: text
    .refine((word) => word.toLowerCase() in hardnesses, "must be soft, medium or firm (zacht, gemiddeld, stevig)")
    .transform((word) => hardnesses[word.toLowerCase()]!)
    .optional(),
  images: listCell.optional(),
  vat: numberCell.refine((percent) => percent <= 50, "must be a percentage such as 21").optional(),
  was_price: moneyCell.optional(),
  sale_since: dayCell.optional(),
  price_de: moneyCell.optional(),
  price_at: moneyCell.optional(),
  price_ch: moneyCell.optional(),
  price_fr: moneyCell.optional(),
  price_be: moneyCell.optional(),
  mattress_levy: moneyCell.optional(),
  stock: countCell.optional(),
  orderable_without_stock: yesCell.optional(),
  delivery: z.enum(["parcel", "two_person"], "must be parcel or two_person").optional(),
  delivery_time: deliveryTimeCell.optional(),
  weight_kg: numberCell.optional(),
  width_cm: centimetresCell.optional(),
  depth_cm: centimetresCell.optional(),
  height_cm: centimetresCell.optional(),
  ean: text.optional(),
  available_since: dayCell.optional(),
  sold_recently: countCell.optional(),
  composition: text.optional(),
  care: text.optional(),
  origin: text.optional(),
  manufacturer: text.optional(),
  manufacturer_address: text.optional(),
  safety_contact: text.optional(),
  active: yesCell.optional(),
});

/** One row: a variant, with what its product is repeated or left empty; its attributes by key, as words. */
export type CsvRow = z.output<typeof csvRowSchema> & { row: number; attributes: Record<string, string[]> };

/** The words that identify a row's master. */
export function masterOf({ product, name }: CsvRow): string {
  return product ?? name;
}

/** The key of products: the master and the colour. */
export function productKey(row: CsvRow): string {
  return JSON.stringify([masterOf(row), row.color?.toLowerCase() ?? ""]);
}

/** Columns that say something of the whole product and must agree among its rows. */
export const productColumns = [
  "name",
  "article",
  "subtitle",
  "description",
  "brand",
  "color_code",
  "images",
  "delivery",
  "available_since",
  "sold_recently",
  "composition",
  "care",
  "origin",
  "manufacturer",
  "manufacturer_address",
  "safety_contact",
] as const;

/** Names of all columns; besides them there is `attribute.…` for any attribute. */
export const columnNames: readonly string[] = Object.keys(csvRowSchema.shape);
