import { ItemNotFound } from "#gateway/errors/item-not-found.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { BasketRef } from "#gateway/basket/basket.ts";
import { basketKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { OrderAlreadyPlaced } from "./checkout-errors.ts";

const CancelOpenPaymentPayloadRef = builder.objectRef<object>("CancelOpenPaymentPayload").implement({
  description: "The payment is cancelled and the pieces are available again.",
  fields: (t) => ({
    basket: t.field({
      type: BasketRef,
      description: "The basket, which can be changed and ordered again.",
      resolve: (_payload, _args, context, info) => loadBasket(context, info),
    }),
  }),
});

builder.mutationField("cancelOpenPayment", (t) =>
  t.field({
    type: CancelOpenPaymentPayloadRef,
    description: "Cancels the basket's open payment, with its order.",
    errors: { types: [ItemNotFound, OrderAlreadyPlaced] },
    resolve: async (_root, _args, context) => {
      const basketKey = await basketKeyToChange(context);
      if (basketKey === undefined) throw new ItemNotFound("error.noOpenPayment");
      await context.sources.rpc.cancelOpenPayment(basketKey).catch((error: unknown) => {
        throw refusalOf(error);
      });
      noteWrite(context);
      return {};
    },
  }),
);

function refusalOf(error: unknown): unknown {
  const problem = rpcProblemOf(error);
  if (problem?.code === "order-already-placed") return new OrderAlreadyPlaced(problem);
  return problem?.status === 404 || problem?.status === 401 ? new ItemNotFound("error.noOpenPayment") : error;
}
