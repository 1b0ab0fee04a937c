import { z } from "zod";

import {
  categoryPathSchema,
  centsSchema,
  masterKeySchema,
  referenceKeySchema,
} from "#upstreams/catalogue/lines/line-fields.ts";
import { momentTime } from "#upstreams/catalogue/export/moments.ts";
import { shops } from "@warmeland/schema/rules/shops.ts";

const most = 10_000;

/** A key of a promotion or campaign; that of a promotion is its id on the wire. */
export const promotionKeySchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by dashes, such as gratis-kussen")
  .max(64);

/** A code as shoppers type it, in capitals. */
export const codeSchema = z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, "must be 3 to 40 capitals, digits or dashes");

/** Locale codes of shops. */
export const shopsSchema = z
  .array(
    z
      .string()
      .refine(
        (code) => shops.some((shop) => shop.code === code),
        `must be one of ${shops.map(({ code }) => code).join(", ")}`,
      ),
  )
  .min(1);

/** Cents by price column. */
export const centsByColumnSchema = z
  .partialRecord(z.enum(["de", "at", "ch", "fr", "be", "nl"]), centsSchema.min(1, "must be at least 1 cent"))
  .refine((cents) => Object.keys(cents).length > 0, "names no price column");

/** More than 0 and at most 100, two decimals at most. */
export const percentSchema = z
  .number()
  .gt(0)
  .max(100)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), "has more than two decimals");

/** A number of pieces or of uses. */
export const countSchema = z.number().int("must be a whole number").min(1, "must be at least 1").max(1_000_000);

const namedSchema = z.strictObject({
  categories: z.array(categoryPathSchema).min(1).max(most).optional(),
  products: z.array(referenceKeySchema).min(1).max(most).optional(),
  masters: z.array(masterKeySchema).min(1).max(most).optional(),
});

/** Articles that a promotion or voucher is for. */
export const scopeSchema = namedSchema
  .extend({ except: namedSchema.optional() })
  .refine((scope) => Object.keys(scope).length > 0, "names no articles; leave it out to mean all of them");

/** A period, its end not included. */
export function isPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return from === undefined || to === undefined || !(momentTime(to) <= momentTime(from));
}
