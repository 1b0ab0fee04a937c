import type { ItemGroup } from "@scayle/storefront-api";
import { quantityRange } from "@warmeland/schema/rules/quantity-range.ts";
import { quantitySchema } from "@warmeland/schema/rules/quantity.ts";
import { builder } from "#gateway/builder.ts";
import { idempotencyKeyProblems, type NamedProblem } from "#gateway/endpoint/form-input.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import type { NewBasketItem } from "#gateway/sources/commerce/basket-calls.ts";
import { itemDataProblems } from "./item-data.ts";

export const ExistingItemHandlingRef = builder.enumType("ExistingItemHandling", {
  description: "What happens when the basket already holds the variant in the same item group.",
  values: {
    KEEP_EXISTING: { description: "The line stays as it is." },
    ADD_QUANTITY: { description: "The quantities are added; the line keeps its data." },
    REPLACE: { description: "The line takes the given quantity and data." },
    REPLACE_WITH_COMBINED_QUANTITY: { description: "The quantities are added; the line takes the given data." },
  } as const,
});

const ItemGroupInput = builder.inputType("ItemGroupInput", {
  description: "The set of lines an item belongs to.",
  fields: (t) => ({
    id: t.string({
      required: true,
      description: "Name of the set: letters, digits, dots, hyphens, underscores, at most 64.",
    }),
    isMainItem: t.boolean({ required: true, description: "Whether this is the main line of the set." }),
    isRequired: t.boolean({ required: true, description: "Whether the set cannot be ordered without this line." }),
  }),
});

/** The fields of everything that puts an item into the basket. */
export const newItemFields = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">,
) => ({
  variantId: t.int({ required: true, description: "Number of the variant, `Variant.variantId`." }),
  quantity: t.int({ required: true, defaultValue: 1, description: "How many pieces, 1 to 999." }),
  promotionId: t.string({
    description:
      "Promotion the item is added for, as `Promotion.id` or `Promotion.key`; required for a gift. An unknown one is refused as InvalidInput.",
  }),
  promotionCode: t.string({
    description: "Code of the promotion, if it needs one; with a valid code `promotionId` is not needed.",
  }),
  displayData: t.field({
    type: "JSON",
    description:
      "Texts to show with the line: `{ key: { key, label, value } }` for `meta`, `name`, `identifier`, `attribute-1` to `attribute-3`; at most 2 KB.",
  }),
  customData: t.field({
    type: "JSON",
    description: "Values the client stores with the line, at most 2 KB; they never affect a price.",
  }),
  itemGroup: t.field({ type: ItemGroupInput, description: "The set of lines it belongs to." }),
  place: t.string({
    description: "`BasketItem.place` of a removed line, to restore its position; without it the item comes last.",
  }),
});

/** What a client gives of an item. */
export interface NewItemInput {
  readonly variantId: number;
  readonly quantity: number;
  readonly promotionId?: string | null;
  readonly promotionCode?: string | null;
  readonly displayData?: unknown;
  readonly customData?: unknown;
  readonly itemGroup?: ItemGroup | null;
  readonly place?: string | null;
}

const placeShape = /^\d{1,15}$|^[1-8]\d{15}$/;

/** What is wrong with an item, by the names of its fields. */
export function itemProblems(input: NewItemInput): NamedProblem[] {
  const { quantity, place, promotionCode } = input;
  const problems: NamedProblem[] = itemDataProblems(input);
  if (!quantitySchema.safeParse(quantity).success)
    problems.unshift({ field: "quantity", code: "range", parameters: quantityRange });
  for (const [field, value] of Object.entries({ promotionId: promotionKey(input), promotionCode }))
    if ((value?.length ?? 0) > 64) problems.push({ field, code: "tooLong" });
  if (place && !placeShape.test(place)) problems.push({ field: "place", code: "invalid" });
  return problems;
}

/** Whether a key that names a write is none that an upstream would take. */
export function writeKeyProblems(idempotencyKey: string | null | undefined): NamedProblem[] {
  return idempotencyKey ? idempotencyKeyProblems(idempotencyKey, 64) : [];
}

/** An item as the commerce upstream takes it, without what was not given. */
export function wireItem(input: NewItemInput): NewBasketItem {
  const { variantId, quantity, displayData, customData, itemGroup, place } = input;
  return {
    variantId,
    quantity,
    ...namedPromotion(input),
    ...(displayData !== null && displayData !== undefined && { displayData }),
    ...(customData !== null && customData !== undefined && { customData }),
    ...(itemGroup && { itemGroup }),
    ...(place && { place: Number(place) }),
  };
}

function namedPromotion(input: NewItemInput) {
  const [id, code] = [promotionKey(input), input.promotionCode];
  if (id && code) return { promotions: [{ id, code }] };
  return { ...(id && { promotionId: id }), ...(code && { promotionCode: code }) };
}

/** The key of a promotion, also out of its global id. */
function promotionKey({ promotionId }: NewItemInput): string | null | undefined {
  const decoded = promotionId ? readGlobalId(promotionId) : null;
  return decoded?.typename === "Promotion" ? decoded.id : promotionId;
}
