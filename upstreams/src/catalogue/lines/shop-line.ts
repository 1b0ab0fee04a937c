import { weekdays } from "@warmeland/schema/rules/delivery/delivery-days.ts";
import { shops } from "@warmeland/schema/rules/shops.ts";
import { z } from "zod";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { centsSchema, shopIdSchema, wordsSchema } from "./line-fields.ts";

/** A `shop` line: who sells in one country and language; the shop itself must be one of schema/rules/shops.ts. */
export const shopLineSchema = z
  .strictObject({
    type: z.literal("shop"),
    shopId: shopIdSchema,
    locale: z.enum(shops.map((shop) => shop.code)),
    name: wordsSchema,
    contact: z.strictObject({
      companyName: wordsSchema,
      street: wordsSchema,
      zipCode: wordsSchema,
      city: wordsSchema,
      country: wordsSchema,
      email: z.email(),
      phone: wordsSchema,
      phoneHours: wordsSchema,
      chamberOfCommerce: wordsSchema,
      vatNumber: wordsSchema,
    }),
    returnDays: z.number().int().min(14, "must be at least the 14 days of the law").max(1000),
    shippingCents: z.strictObject({ parcel: centsSchema, two_person: centsSchema }),
    deliveryDays: z.partialRecord(z.enum(weekdays), z.number().int().min(0).max(10_000)).optional(),
    stories: z.literal("built-in").optional(),
    open: z.boolean().default(true),
  })
  .refine((line) => shops.some((shop) => shop.shopId === line.shopId && shop.code === line.locale), {
    path: ["shopId"],
    message: "does not go with this locale; see the list of shops in schema/rules/shops.ts",
  });

export type ShopLine = z.output<typeof shopLineSchema>;

/** What the `data` column keeps of a shop line. */
export function shopDocument(line: ShopLine): ShopDocument {
  const { name, contact, returnDays, shippingCents, deliveryDays, stories, open } = line;
  return {
    name,
    contact,
    returnDays,
    shippingCents,
    ...(deliveryDays && { deliveryDays }),
    ...(stories && { stories }),
    ...(!open && { open }),
  };
}
