import { basketKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { BasketError } from "./basket-errors.ts";
import { itemNeeds } from "./basket-loader.ts";
import { BasketRef } from "./basket.ts";
import { DeliveryChoiceRef } from "./delivery-option.ts";
import { emptyBasket } from "./empty-basket.ts";
import { writtenBasket, type WrittenBasket } from "./written-basket.ts";

const SetBasketDeliveryInput = builder.inputType("SetBasketDeliveryInput", {
  description: "How the basket is delivered.",
  fields: (t) => ({
    delivery: t.field({
      type: DeliveryChoiceRef,
      required: true,
      description: "Apart or together; stored with the basket, also while `Basket.deliveryOptions` offers no choice.",
    }),
  }),
});

const SetBasketDeliveryPayloadRef = builder.objectRef<WrittenBasket>("SetBasketDeliveryPayload").implement({
  description: "The basket is delivered so from now on.",
  fields: (t) => ({
    basket: t.expose("basket", { type: BasketRef, description: "The basket with its packages as they are now." }),
  }),
});

builder.mutationField("setBasketDelivery", (t) =>
  t.field({
    type: SetBasketDeliveryPayloadRef,
    description: "Chooses whether packages that are ready at different times come apart or together.",
    errors: { types: [BasketError] },
    args: { input: t.arg({ type: SetBasketDeliveryInput, required: true, description: "Apart or together." }) },
    resolve: async (_root, { input }, context, info) => {
      const basketKey = await basketKeyToChange(context);
      if (basketKey === undefined) return { basket: emptyBasket(context), notice: null };
      return writtenBasket(context, () =>
        context.sources.commerce.baskets.chooseDelivery(basketKey, input.delivery, itemNeeds(info, "basket.")),
      );
    },
  }),
);
