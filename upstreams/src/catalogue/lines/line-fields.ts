import { shops } from "@warmeland/schema/rules/shops.ts";
import { z } from "zod";

import { momentPattern, momentTime } from "#upstreams/catalogue/export/moments.ts";

const languages = ["nl", "de", "fr"] as const;
/** No description is longer; a longer one is a mistake, and would travel with every listing. */
const longestText = 20_000;

/** Texts per language; Dutch is the language every other one falls back to, so it is never missing. */
export const textsSchema = z
  .partialRecord(z.enum(languages), z.string().trim().regex(/\S/, "is empty").max(longestText))
  .meta({ required: ["nl"] })
  .refine((texts) => texts.nl !== undefined, { path: ["nl"], message: "is missing: every text needs Dutch (nl)" })
  .transform((texts): Record<string, string> => texts);

/** The number of one of the shops. */
export const shopIdSchema = z.literal(
  shops.map((shop) => shop.shopId),
  "is no shop of schema/rules/shops.ts",
);

/** A key of an attribute group, as it travels on the wire. */
export const attributeKeySchema = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,59}$/, "must be camelCase: a small letter, then letters and digits");

/** A key of a product or variant. */
export const referenceKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, "must be 1 to 80 letters, digits, dots, dashes or underscores");

/** `NN-NNNN`; product addresses end in it (docs/rules.md#products-and-masters). */
export const masterKeySchema = z
  .string()
  .regex(/^\d{2}-\d{4}$/, "must be two digits, a dash and four digits, such as 03-1481");

/** A category's address: lower-case segments, `/matrassen/toppers`. */
export const categoryPathSchema = z
  .string()
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,6}$/, "must be one to six lower-case segments such as /matrassen/toppers");

/** A picture in catalogue/images. */
export const imageFileSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}\.(webp|jpg|jpeg|png|avif)$/, "must be a file name such as matras-01.webp");

/** A day (`2026-11-06`, midnight UTC) or a moment in UTC (`2026-11-06T09:00:00Z`). */
export const momentSchema = z
  .string()
  .regex(momentPattern, "must be a day such as 2026-11-06 or a moment such as 2026-11-06T09:00:00Z")
  .refine((text) => !momentPattern.test(text) || !Number.isNaN(momentTime(text)), {
    message: "is not a date of the calendar",
  });

/** A value of an attribute group: its key in the file, and what addresses and filters name. */
export const attributeValueSchema = z
  .string()
  .max(120)
  .regex(/^\S(.*\S)?$/, "is empty, or begins or ends with a space");

/** Attribute values of a product or variant: group key to value keys. */
export const attributesSchema = z.record(
  attributeKeySchema,
  z
    .array(attributeValueSchema)
    .min(1, "needs at least one value")
    .max(100)
    .refine((values) => new Set(values).size === values.length, { message: "names a value twice" }),
);

/** A line of text that is not for shoppers of one language: a name, an address. */
export const wordsSchema = z.string().trim().regex(/\S/, "is empty").max(500);

/** Integer cents including VAT; the ceiling catches euros that were multiplied twice. */
export const centsSchema = z
  .number()
  .int("must be whole cents")
  .min(0, "must not be negative")
  .max(100_000_000, "must be at most 100000000 cents");
