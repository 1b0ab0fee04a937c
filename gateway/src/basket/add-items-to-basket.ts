import { maximumBasketLines } from "@warmeland/schema/rules/quantity.ts";
import { ensureBasketKey } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { invalidInput, type NamedProblem } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { BasketError, BasketLimitReached, hideConflict, VariantNotAvailable } from "./basket-errors.ts";
import { itemNeeds } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import {
  ExistingItemHandlingRef,
  itemProblems,
  newItemFields,
  wireItem,
  writeKeyProblems,
  type NewItemInput,
} from "./new-basket-item.ts";
import { putItems } from "./put-items.ts";
import { refuseUnknownPromotion } from "./unknown-promotion.ts";
import { BasketNoticeRef, writtenBasket, type WrittenBasket } from "./written-basket.ts";

const NewBasketItemInput = builder.inputType("NewBasketItemInput", {
  description: "One of several items that are put into the basket.",
  fields: newItemFields,
});

const AddItemsToBasketInput = builder.inputType("AddItemsToBasketInput", {
  description: "Items to add to the basket in one request.",
  fields: (t) => ({
    items: t.field({
      type: [NewBasketItemInput],
      required: true,
      description: "1 to 200 items, of which all are added or none; the whole request is at most 100 kB.",
    }),
    existingItemHandling: t.field({
      type: ExistingItemHandlingRef,
      required: true,
      defaultValue: "ADD_QUANTITY",
      description: "What happens to an item whose variant the basket already holds in the same item group.",
    }),
    idempotencyKey: t.string({
      description:
        "Key of 16 to 64 letters, digits, hyphens or underscores; a request repeated with the same key adds nothing more.",
    }),
  }),
});

const AddItemsToBasketPayloadRef = builder.objectRef<WrittenBasket>("AddItemsToBasketPayload").implement({
  description: "The items are in the basket.",
  fields: (t) => ({
    basket: t.expose("basket", { type: BasketRef, description: "The whole basket as it is now." }),
    notice: t.expose("notice", {
      type: BasketNoticeRef,
      nullable: true,
      description: "Notice for the shopper; null when the request was carried out in full.",
    }),
  }),
});

builder.mutationField("addItemsToBasket", (t) =>
  t.field({
    type: AddItemsToBasketPayloadRef,
    description:
      "Adds several variants to the basket at once, a set or removed lines for example: all of them or none.",
    errors: { types: [VariantNotAvailable, BasketLimitReached, InvalidInput, BasketError] },
    args: { input: t.arg({ type: AddItemsToBasketInput, required: true, description: "What to add." }) },
    resolve: async (_root, { input }, context, info) => {
      const { items, existingItemHandling: handling, idempotencyKey } = input;
      const problems = [...problemsOf(items), ...writeKeyProblems(idempotencyKey)];
      if (problems.length > 0) throw invalidInput(context, problems);
      const unknown = items.filter(({ variantId }) => variantId < 1);
      if (unknown.length > 0)
        throw new VariantNotAvailable(
          unknown.map(({ variantId }) => ({ variantId, productName: null })),
          undefined,
        );
      const basketKey = await ensureBasketKey(context);
      const { baskets } = context.sources.commerce;
      const needs = itemNeeds(info, "basket.");
      const put = { basketKey, items: items.map(wireItem), handling, needs, writeKey: idempotencyKey ?? undefined };
      const variantIds = items.map(({ variantId }) => variantId);
      return writtenBasket(context, () => putItems(baskets, put), variantIds)
        .catch(hideConflict)
        .catch(refuseUnknownPromotion(context, put.items, (index) => `items.${index}.`));
    },
  }),
);

function problemsOf(items: readonly NewItemInput[]): NamedProblem[] {
  if (items.length === 0 || items.length > maximumBasketLines)
    return [{ field: "items", code: "range", parameters: { min: 1, max: maximumBasketLines } }];
  return items.flatMap((item, index) =>
    itemProblems(item).map((problem) => Object.assign({}, problem, { field: `items.${index}.${problem.field}` })),
  );
}
