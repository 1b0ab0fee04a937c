import { basketKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { BasketConflict, BasketError } from "./basket-errors.ts";
import { itemNeeds } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import { emptyBasket } from "./empty-basket.ts";
import { writtenBasket, type WrittenBasket } from "./written-basket.ts";

const ClearBasketInput = builder.inputType("ClearBasketInput", {
  description: "Which basket is emptied.",
  fields: (t) => ({
    version: t.int({
      description:
        "`Basket.version` the shopper saw; nothing is changed when the basket has changed since. Without it the basket is emptied whatever it holds.",
    }),
  }),
});

const ClearBasketPayloadRef = builder.objectRef<WrittenBasket>("ClearBasketPayload").implement({
  description: "The basket is empty.",
  fields: (t) => ({ basket: t.expose("basket", { type: BasketRef, description: "The empty basket." }) }),
});

builder.mutationField("clearBasket", (t) =>
  t.field({
    type: ClearBasketPayloadRef,
    description: "Removes every line from the basket.",
    errors: { types: [BasketConflict, BasketError] },
    args: { input: t.arg({ type: ClearBasketInput, description: "Which version of the basket; any when left out." }) },
    resolve: async (_root, { input }, context, info) => {
      const basketKey = await basketKeyToChange(context);
      if (basketKey === undefined) return { basket: emptyBasket(context), notice: null };
      return writtenBasket(context, () =>
        context.sources.commerce.baskets.clear(basketKey, itemNeeds(info, "basket."), input?.version ?? undefined),
      );
    },
  }),
);
