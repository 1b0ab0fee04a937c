import { z } from "zod";

import { momentSchema, referenceKeySchema, shopIdSchema } from "./line-fields.ts";

/**
 * An `order` line: which variants were once bought together. It carries nobody's data and is no order a customer can see;
 * 'Meest gekozen' and recommendations learn from it. `seed` marks invented ones.
 */
export const orderLineSchema = z
  .strictObject({
    type: z.literal("order"),
    referenceKey: referenceKeySchema,
    shopId: shopIdSchema,
    placedAt: momentSchema,
    seed: z.boolean().default(false),
    items: z
      .array(z.strictObject({ variant: referenceKeySchema, quantity: z.number().int().min(1).max(999) }))
      .min(1, "needs at least one item")
      .max(200),
  })
  .refine((line) => new Set(line.items.map((item) => item.variant)).size === line.items.length, {
    path: ["items"],
    message: "names a variant twice",
  });

export type OrderLine = z.output<typeof orderLineSchema>;
