import type { BasketItem } from "@scayle/storefront-api";
import { lineNeeds, unitedNeeds } from "#gateway/catalog/product/product-needs.ts";
import { ensureBasketKey } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { BasketError, BasketLimitReached, hideConflict, VariantNotAvailable } from "./basket-errors.ts";
import { BasketItemRef } from "./basket-item.ts";
import { itemNeeds } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import { ExistingItemHandlingRef, itemProblems, newItemFields, wireItem, writeKeyProblems } from "./new-basket-item.ts";
import { lineOf, putItem } from "./put-item.ts";
import { refuseUnknownPromotion } from "./unknown-promotion.ts";
import { BasketNoticeRef, writtenBasket, type WrittenBasket } from "./written-basket.ts";

const AddToBasketInput = builder.inputType("AddToBasketInput", {
  description: "An item to add to the basket.",
  fields: (t) => ({
    ...newItemFields(t),
    existingItemHandling: t.field({
      type: ExistingItemHandlingRef,
      required: true,
      defaultValue: "ADD_QUANTITY",
      description: "What happens when the basket already holds the variant in the same item group.",
    }),
    idempotencyKey: t.string({
      description:
        "Key of 16 to 64 letters, digits, hyphens or underscores; a request repeated with the same key, after a timeout for example, adds nothing more.",
    }),
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
      description: "Notice for the shopper; null when the request was carried out in full.",
    }),
    item: t.expose("item", { type: BasketItemRef, nullable: true, description: "The line that holds the item." }),
  }),
});

builder.mutationField("addToBasket", (t) =>
  t.field({
    type: AddToBasketPayloadRef,
    description: "Adds a variant to the basket. The visitor's first change sets a cookie.",
    errors: { types: [VariantNotAvailable, BasketLimitReached, InvalidInput, BasketError] },
    args: { input: t.arg({ type: AddToBasketInput, required: true, description: "What to add." }) },
    resolve: async (_root, { input }, context, info) => {
      const { existingItemHandling: handling, idempotencyKey } = input;
      const problems = [...itemProblems(input), ...writeKeyProblems(idempotencyKey)];
      if (problems.length > 0) throw invalidInput(context, problems);
      if (input.variantId < 1)
        throw new VariantNotAvailable([{ variantId: input.variantId, productName: null }], undefined);
      const item = wireItem(input);
      const needs = unitedNeeds([itemNeeds(info, "basket."), lineNeeds(info, "item.")]);
      const basketKey = await ensureBasketKey(context);
      const { baskets } = context.sources.commerce;
      const put = { basketKey, item, handling, needs, writeKey: idempotencyKey ?? undefined };
      const written = await writtenBasket(context, () => putItem(baskets, put), [item.variantId])
        .catch(hideConflict)
        .catch(refuseUnknownPromotion(context, [item]));
      return { ...written, item: lineOf(written.basket, item) ?? null };
    },
  }),
);
