import { basketKeyOf } from "#gateway/belongings.ts";
import { builder } from "#gateway/builder.ts";
import { BasketError } from "./basket-errors.ts";
import { itemNeeds } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import { emptyBasket } from "./empty-basket.ts";
import { writtenBasket, type WrittenBasket } from "./written-basket.ts";

const ClearBasketPayloadRef = builder.objectRef<WrittenBasket>("ClearBasketPayload").implement({
  description: "The basket is empty.",
  fields: (t) => ({ basket: t.expose("basket", { type: BasketRef, description: "The empty basket." }) }),
});

builder.mutationField("clearBasket", (t) =>
  t.field({
    type: ClearBasketPayloadRef,
    description: "Takes every line out of the basket at once.",
    errors: { types: [BasketError] },
    resolve: async (_root, _args, context, info) => {
      const basketKey = await basketKeyOf(context);
      if (basketKey === undefined) return { basket: emptyBasket(context), notice: null };
      return writtenBasket(context, () => context.sources.commerce.baskets.clear(basketKey, itemNeeds(info, "basket.")));
    },
  }),
);
