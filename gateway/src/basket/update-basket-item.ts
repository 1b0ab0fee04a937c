import { quantityRange } from "@warmeland/schema/rules/quantity-range.ts";
import { quantitySchema } from "@warmeland/schema/rules/quantity.ts";
import { basketKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { ItemNotFound } from "#gateway/errors/item-not-found.ts";
import { BasketConflict, BasketError, BasketLimitReached, VariantNotAvailable } from "./basket-errors.ts";
import { itemNeeds, loadBasket } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import { BasketNoticeRef, writtenBasket, type WrittenBasket } from "./written-basket.ts";

const UpdateBasketItemInput = builder.inputType("UpdateBasketItemInput", {
  description: "A new quantity for a line.",
  fields: (t) => ({
    itemKey: t.string({ required: true, description: "Key of the line, `BasketItem.key`." }),
    quantity: t.int({
      required: true,
      description: "How many pieces from now on, 1 to 999; to have none, remove the line.",
    }),
    version: t.int({
      description:
        "`Basket.version` the shopper saw; nothing is changed when the basket has changed since. Without it the last write wins.",
    }),
  }),
});

const UpdateBasketItemPayloadRef = builder.objectRef<WrittenBasket>("UpdateBasketItemPayload").implement({
  description: "The line has its new quantity.",
  fields: (t) => ({
    basket: t.expose("basket", { type: BasketRef, description: "The whole basket as it is now." }),
    notice: t.expose("notice", {
      type: BasketNoticeRef,
      nullable: true,
      description: "Notice for the shopper; null when the request was carried out in full.",
    }),
  }),
});

builder.mutationField("updateBasketItem", (t) =>
  t.field({
    type: UpdateBasketItemPayloadRef,
    description: "Changes the quantity of a line of the basket; required members of a set follow its main item.",
    errors: {
      types: [VariantNotAvailable, ItemNotFound, BasketConflict, BasketLimitReached, InvalidInput, BasketError],
    },
    args: { input: t.arg({ type: UpdateBasketItemInput, required: true, description: "Which line, and how many." }) },
    resolve: async (_root, { input }, context, info) => {
      const { itemKey, quantity, version } = input;
      if (!quantitySchema.safeParse(quantity).success)
        throw invalidInput(context, [{ field: "quantity", code: "range", parameters: quantityRange }]);
      const basketKey = await basketKeyToChange(context);
      if (basketKey === undefined) throw new ItemNotFound("error.basketItemNotFound", "itemKey");
      return writtenBasket(
        context,
        () =>
          context.sources.commerce.baskets.update(
            basketKey,
            itemKey,
            { quantity },
            itemNeeds(info, "basket."),
            version ?? undefined,
          ),
        // an upstream may refuse without the basket
        async (basket) => {
          const { items } = basket ?? (await loadBasket(context, info, "basket."));
          return items.flatMap(({ key, variant }) => (key === itemKey && variant ? variant.id : []));
        },
      );
    },
  }),
);
