import { z } from "zod";

import { maximumQuantity } from "./allocate-stock.ts";

const largestRecord = 2048;
const mostItems = 200;

/** Plain values of a client, at most 2 kB. */
export const recordField = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => Buffer.byteLength(JSON.stringify(value)) <= largestRecord,
    `is larger than ${largestRecord / 1024} kB`,
  );
/** A line's part in a set of lines. */
export const itemGroupField = z.object({
  id: z.string().min(1).max(64),
  isMainItem: z.boolean(),
  isRequired: z.boolean(),
});
const quantity = z
  .number("must be a whole number")
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(maximumQuantity, `must be at most ${maximumQuantity}`);
const promotionId = z.string().min(1).max(64);
const promotionCode = z.string().min(1).max(64);
/** A line takes part in one promotion, so it names no more than one. */
const promotions = z
  .array(z.object({ id: promotionId, code: promotionCode.nullish() }))
  .max(1, "names more than one promotion for a line");

/** What to do with a line that is there already; the strings of the SDK (numbers are refused, SCAYLE ignores them silently). */
const existingItemHandlingField = z.enum([
  "KeepExisting",
  "AddQuantityToExisting",
  "ReplaceExisting",
  "ReplaceExistingWithCombinedQuantity",
]);

/** A new item. Anything else a client sends, prices above all, is dropped unread. */
const newItemSchema = z.object({
  variantId: z.number().int().min(1).max(2_147_483_647),
  quantity,
  customData: recordField.optional(),
  displayData: recordField.optional(),
  itemGroup: itemGroupField.nullish(),
  promotionId: promotionId.nullish(),
  promotionCode: promotionCode.nullish(),
  promotions: promotions.optional(),
  /** That of a line which was there before and is to stand there again. */
  place: z.number().int().min(0).nullish(),
});

export const addItemSchema = newItemSchema.extend({ existingItemHandling: existingItemHandlingField.optional() });

export const addItemsSchema = z.object({
  items: z.array(newItemSchema).min(1).max(mostItems),
  existingItemHandling: existingItemHandlingField.default("AddQuantityToExisting"),
});

export const changeItemSchema = z.object({
  quantity,
  customData: recordField.optional(),
  displayData: recordField.optional(),
  itemGroup: itemGroupField.optional(),
  promotionId: promotionId.nullish(),
  promotionCode: promotionCode.nullish(),
  promotions: promotions.optional(),
  /** The basket version the client saw; a newer one is a conflict. */
  version: z.number().int().min(0).optional(),
});

/** At least 128 bits in hex or base64url, so that no key can be guessed. */
export const basketKeyField = z.string().regex(/^[\w-]{22,128}$/, "must be 22 to 128 characters of base64url or hex");

export const namePromotionsSchema = z.array(z.object({ itemId: z.string().max(64), promotions })).max(mostItems);

export const deliverySchema = z.object({ delivery: z.enum(["apart", "together"]) });

export const promotionCodeSchema = z.object({ promotionCode });

/** Names a write, so that a repetition is recognised; long enough not to meet another by chance. */
export const writeKeyField = z
  .string()
  .regex(/^[\w-]{16,64}$/, "must be 16 to 64 characters of base64url or hex")
  .optional();

export const clearSchema = z.object({ version: z.coerce.number().int().min(0).optional() });

export const mergeSchema = z.object({
  from: basketKeyField,
  existingItemHandling: existingItemHandlingField.default("AddQuantityToExisting"),
});

export type ExistingItemHandling = z.output<typeof existingItemHandlingField>;
export type NewItem = z.output<typeof newItemSchema>;
export type ItemChange = z.output<typeof changeItemSchema>;
export type NamedPromotions = z.output<typeof namePromotionsSchema>;
