import type { BasketItem, ItemGroup } from "@scayle/storefront-api";
import { quantityRange } from "@warmeland/schema/rules/quantity-range.ts";
import { quantitySchema } from "@warmeland/schema/rules/quantity.ts";
import { unitedNeeds, productNeeds } from "#gateway/catalog/product-needs.ts";
import { ensureBasketKey } from "#gateway/belongings.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { invalidInput, type NamedProblem } from "#gateway/form-input.ts";
import { InvalidInput } from "#gateway/invalid-input.ts";
import { BasketError, BasketLimitReached, VariantNotAvailable } from "./basket-errors.ts";
import { BasketConflict } from "./basket-errors.ts";
import { BasketItemRef } from "./basket-item.ts";
import { itemNeeds } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import { itemDataProblems } from "./item-data.ts";
import { lineOf, putItem } from "./put-item.ts";
import { BasketNoticeRef, writtenBasket, type WrittenBasket } from "./written-basket.ts";

const ExistingItemHandlingRef = builder.enumType("ExistingItemHandling", {
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
    id: t.string({ required: true, description: "Name of the set: letters, digits, dots, hyphens, underscores, at most 64." }),
    isMainItem: t.boolean({ required: true, description: "Whether this is the line the set is about." }),
    isRequired: t.boolean({ required: true, description: "Whether the set cannot be ordered without this line." }),
  }),
});

const AddToBasketInput = builder.inputType("AddToBasketInput", {
  description: "What is put into the basket.",
  fields: (t) => ({
    variantId: t.int({ required: true, description: "Number of the variant, `Variant.variantId`." }),
    quantity: t.int({ required: true, defaultValue: 1, description: "How many pieces, 1 to 999." }),
    promotionId: t.string({ description: "Promotion the item is put in for." }),
    existingItemHandling: t.field({
      type: ExistingItemHandlingRef,
      required: true,
      defaultValue: "ADD_QUANTITY",
      description: "What happens when the basket already holds the variant in the same item group.",
    }),
    displayData: t.field({
      type: "JSON",
      description:
        "Texts to show with the line: `{ key: { key, label, value } }` for `meta`, `name`, `identifier`, `attribute-1` to `attribute-3`; at most 2 KB.",
    }),
    customData: t.field({
      type: "JSON",
      description: "Plain values the client wants back with the line, at most 2 KB; nothing about prices.",
    }),
    itemGroup: t.field({ type: ItemGroupInput, description: "The set of lines it belongs to." }),
  }),
});

interface AddedToBasket extends WrittenBasket {
  readonly item: BasketItem | null;
}

const AddToBasketPayloadRef = builder.objectRef<AddedToBasket>("AddToBasketPayload").implement({
  description: "The item is in the basket.",
  fields: (t) => ({
    basket: t.expose("basket", { type: BasketRef, description: "The whole basket as it is now." }),
    notice: t.expose("notice", {
      type: BasketNoticeRef,
      nullable: true,
      description: "What the shopper should be told; null when all went as asked.",
    }),
    item: t.expose("item", { type: BasketItemRef, nullable: true, description: "The line that holds the item." }),
  }),
});

builder.mutationField("addToBasket", (t) =>
  t.field({
    type: AddToBasketPayloadRef,
    description: "Puts a variant into the basket. The first change ever gives the visitor a cookie.",
    errors: { types: [VariantNotAvailable, BasketLimitReached, InvalidInput, BasketError] },
    args: { input: t.arg({ type: AddToBasketInput, required: true, description: "What is put in." }) },
    resolve: async (_root, { input }, context, info) => {
      const item = checkedItem(context, input);
      const needs = unitedNeeds([itemNeeds(info, "basket."), productNeeds(info, "item.product.")]);
      const basketKey = await ensureBasketKey(context);
      const work = (): ReturnType<typeof putItem> =>
        putItem(context.sources.commerce.baskets, basketKey, item, input.existingItemHandling, needs);
      const written = await writtenBasket(context, work, () => item.variantId).catch(hideConflict);
      return { ...written, item: lineOf(written.basket, item) ?? null };
    },
  }),
);

interface ItemInput {
  readonly variantId: number;
  readonly quantity: number;
  readonly promotionId?: string | null;
  readonly displayData?: unknown;
  readonly customData?: unknown;
  readonly itemGroup?: ItemGroup | null;
}

function checkedItem(context: GatewayContext, input: ItemInput) {
  const { variantId, quantity, promotionId, displayData, customData, itemGroup } = input;
  const problems: NamedProblem[] = itemDataProblems(input);
  if (!quantitySchema.safeParse(quantity).success) problems.unshift({ field: "quantity", code: "range", parameters: quantityRange });
  if (promotionId && promotionId.length > 64) problems.push({ field: "promotionId", code: "tooLong" });
  if (problems.length > 0) throw invalidInput(context, problems);
  if (variantId < 1) throw new VariantNotAvailable(null, undefined);
  return {
    variantId,
    quantity,
    ...(promotionId && { promotionId }),
    ...(displayData !== null && displayData !== undefined && { displayData }),
    ...(customData !== null && customData !== undefined && { customData }),
    ...(itemGroup && { itemGroup }),
  };
}

// adding has no version to conflict with: other writers won every try
function hideConflict(error: unknown): never {
  throw error instanceof BasketConflict ? new BasketError(error) : error;
}
