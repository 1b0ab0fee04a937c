import { basketKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { ItemNotFound } from "#gateway/errors/item-not-found.ts";
import { BasketError } from "./basket-errors.ts";
import { itemNeeds } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import { writtenBasket, type WrittenBasket } from "./written-basket.ts";

const RemoveFromBasketInput = builder.inputType("RemoveFromBasketInput", {
  description: "The line to remove.",
  fields: (t) => ({ itemKey: t.string({ required: true, description: "Key of the line, `BasketItem.key`." }) }),
});

const RemoveFromBasketPayloadRef = builder.objectRef<WrittenBasket>("RemoveFromBasketPayload").implement({
  description: "The line is removed.",
  fields: (t) => ({ basket: t.expose("basket", { type: BasketRef, description: "The whole basket as it is now." }) }),
});

builder.mutationField("removeFromBasket", (t) =>
  t.field({
    type: RemoveFromBasketPayloadRef,
    description:
      "Removes a line from the basket; with the main item or a required member of a set the whole set is removed.",
    errors: { types: [ItemNotFound, BasketError] },
    args: { input: t.arg({ type: RemoveFromBasketInput, required: true, description: "Which line." }) },
    resolve: async (_root, { input }, context, info) => {
      const basketKey = await basketKeyToChange(context);
      if (basketKey === undefined) throw new ItemNotFound("error.basketItemNotFound", "itemKey");
      return writtenBasket(context, () =>
        context.sources.commerce.baskets.remove(basketKey, input.itemKey, itemNeeds(info, "basket.")),
      );
    },
  }),
);
