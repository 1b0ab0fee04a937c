import { z } from "zod";

import { momentSchema, referenceKeySchema, textsSchema } from "#upstreams/catalogue/lines/line-fields.ts";

import {
  centsByColumnSchema,
  codeSchema,
  countSchema,
  isPeriod,
  percentSchema,
  promotionKeySchema,
  scopeSchema,
  shopsSchema,
} from "./promotion-fields.ts";

const period = { path: ["to"], message: "must come after from" };

const effectSchema = z.union(
  [
    z.strictObject({ type: z.literal("automatic_discount"), percent: percentSchema }),
    z.strictObject({ type: z.literal("automatic_discount"), cents: centsByColumnSchema }),
    z.strictObject({
      type: z.literal("gift"),
      variants: z.array(referenceKeySchema).min(1).max(100),
      most: countSchema.default(1),
    }),
    z
      .strictObject({
        type: z.literal("cheapest"),
        of: countSchema.max(100),
        pieces: countSchema.default(1),
        percent: percentSchema.default(100),
        most: countSchema.default(1_000_000),
      })
      .refine(({ of, pieces }) => pieces <= of, "pieces must be at most of"),
  ],
  "must be automatic_discount with percent or cents, gift with variants, or cheapest with of",
);

const campaignLineSchema = z
  .strictObject({
    type: z.literal("campaign"),
    key: promotionKeySchema,
    name: textsSchema,
    headline: textsSchema,
    from: momentSchema,
    to: momentSchema,
  })
  .refine(isPeriod, period);

const promotionLineSchema = z
  .strictObject({
    type: z.literal("promotion"),
    key: promotionKeySchema,
    active: z.boolean().default(true),
    shops: shopsSchema.optional(),
    name: textsSchema,
    label: textsSchema,
    terms: textsSchema.optional(),
    from: momentSchema,
    to: momentSchema,
    priority: z.number().int().min(0).max(1_000_000),
    code: codeSchema.optional(),
    for: scopeSchema.optional(),
    minQuantity: countSchema.optional(),
    minOrderCents: centsByColumnSchema.optional(),
    effect: effectSchema,
    campaign: promotionKeySchema.optional(),
  })
  .refine(isPeriod, period)
  .refine(({ effect, minQuantity }) => effect.type !== "cheapest" || minQuantity === undefined, {
    path: ["minQuantity"],
    message: "is said by of",
  });

const voucherLineSchema = z
  .strictObject({
    type: z.literal("voucher"),
    code: codeSchema,
    active: z.boolean().default(true),
    shops: shopsSchema.optional(),
    name: textsSchema,
    from: momentSchema.optional(),
    to: momentSchema.optional(),
    discount: z.union(
      [z.strictObject({ percent: percentSchema }), z.strictObject({ cents: centsByColumnSchema })],
      "must be percent, or cents by price column",
    ),
    minOrderCents: centsByColumnSchema.optional(),
    for: scopeSchema.optional(),
    limit: countSchema.optional(),
    limitPerCustomer: countSchema.optional(),
    firstOrderOnly: z.boolean().optional(),
    combinesWithVouchers: z.boolean().default(false),
    combinesWithPromotions: z.boolean().default(true),
  })
  .refine(isPeriod, period);

export type CampaignLine = z.output<typeof campaignLineSchema>;
export type PromotionLine = z.output<typeof promotionLineSchema>;
export type VoucherLine = z.output<typeof voucherLineSchema>;
export type PromotionFileLine = CampaignLine | PromotionLine | VoucherLine;

const schemas = new Map<unknown, z.ZodType<PromotionFileLine>>([
  ["campaign", campaignLineSchema],
  ["promotion", promotionLineSchema],
  ["voucher", voucherLineSchema],
]);

/** Reads one line of a promotions file by its own schema; what it refers to is checked later. */
export function parsePromotionLine(
  text: string,
): { line: PromotionFileLine } | { faults: { path: string; reason: string }[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [{ path: "", reason: `is not JSON: ${(error as Error).message.slice(0, 200)}` }] };
  }
  const type = typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
  const schema = schemas.get(type);
  if (!schema) return { faults: [{ path: "type", reason: `must be one of ${[...schemas.keys()].join(", ")}` }] };
  if (!isStorable(text)) return { faults: [{ path: "", reason: "holds a character that cannot be stored" }] };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { line: parsed.data };
  return { faults: parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), reason: message })) };
}

// PostgreSQL stores neither NUL nor half a surrogate pair, which escapes may stand for
function isStorable(text: string): boolean {
  return text.isWellFormed() && !/\\u(0000|d[89a-f])/i.test(text);
}
