import * as z from "zod/mini";

const scopeKeys = {
  categories: z.optional(z.array(z.string())),
  products: z.optional(z.array(z.string())),
  masters: z.optional(z.array(z.string())),
};

const effectSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("automatic_discount"),
    additionalData: z.object({ type: z.enum(["relative", "absolute"]), value: z.number() }),
  }),
  z.object({
    type: z.literal("buy_x_get_y"),
    additionalData: z.object({
      variantIds: z._default(z.array(z.int()), []),
      eligibleItemsQuantity: z._default(z.int(), 1),
      discountType: z._default(z.string(), "relative"),
      discountValue: z._default(z.number(), 100),
      applicableItemSelectionType: z._default(z.string(), "variant_ids"),
      maxCount: z._default(z.int(), 1),
    }),
  }),
]);

/** A promotion in SCAYLE's format, as far as the shop shows it. Amounts in cents, moments in ISO 8601. */
export const wirePromotionSchema = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.nullish(z.string()),
  schedule: z.object({ from: z.string(), to: z.string() }),
  isActive: z.boolean(),
  priority: z.int(),
  effect: effectSchema,
  customData: z._default(
    z.object({
      product: z.optional(z.object({ badgeLabel: z.optional(z.string()), promotionId: z.optional(z.int()) })),
      terms: z.optional(z.string()),
      needsCode: z.optional(z.boolean()),
      minOrderValue: z.optional(z.int()),
      minQuantity: z.optional(z.int()),
      giftConditions: z.optional(z.object({ minQuantity: z.int() })),
      /** Category paths, colours and masters it is for; all articles without one, unless the product names the promotion itself. */
      scope: z.optional(z.object({ ...scopeKeys, except: z.optional(z.object(scopeKeys)) })),
    }),
    {},
  ),
});

export type WirePromotion = z.output<typeof wirePromotionSchema>;

/** A promotion that has to do with a basket: what this shop's upstreams add to SCAYLE's format. */
export const wireBasketPromotionSchema = z.object({
  promotionId: z.string(),
  name: z.string(),
  /** The code that lines name it with. */
  code: z.nullish(z.string()),
  status: z.enum(["applied", "blocked"]),
  /** Why; which numbers stand beside the code, the code implies. */
  reason: z.object({
    code: z.string(),
    gifts: z.optional(z.int()),
    byPromotionId: z.optional(z.string()),
    reductionCents: z.optional(z.int()),
    minOrderCents: z.optional(z.int()),
    minQuantity: z.optional(z.int()),
  }),
  missingCents: z.int(),
  missingQuantity: z.int(),
  reductionCents: z.int(),
  earnedGifts: z.int(),
  takenGifts: z.int(),
  /** The lines it changes or could change; of a gift also those that earn it. */
  itemKeys: z.array(z.string()),
});

export type WireBasketPromotion = z.output<typeof wireBasketPromotionSchema>;
