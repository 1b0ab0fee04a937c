import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { BasketRef } from "#gateway/basket/basket.ts";
import { builder } from "#gateway/builder.ts";
import { PaymentStatusRef, paymentStatusOf } from "#gateway/orders/order-payment.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireSettledReturn } from "#gateway/sources/rpc/wire-payment.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { ReturnUnknown } from "./checkout-errors.ts";

const SettleReturnInput = builder.inputType("SettleReturnInput", {
  description: "The payment a shopper returned from.",
  fields: (t) => ({
    returnKey: t.string({
      required: true,
      description: "Key at the end of the return address; it needs no session, so that another device can return.",
    }),
  }),
});

const SettleReturnPayloadRef = builder.objectRef<WireSettledReturn>("SettleReturnPayload").implement({
  description: "Outcome of the payment.",
  fields: (t) => ({
    status: t.field({
      type: PaymentStatusRef,
      description: "Status of the payment; OPEN and PENDING may still change.",
      resolve: (settled) => paymentStatusOf(settled.status),
    }),
    orderNumber: t.exposeString("orderNumber", { description: "Number of the order that was to be paid." }),
    successToken: t.exposeString("successToken", {
      nullable: true,
      description: "Token that `order` takes for three minutes; null unless the order is paid or authorised.",
    }),
    basket: t.field({
      type: BasketRef,
      description: "The basket now: empty after a payment, as it was before when the payment did not succeed.",
      resolve: (_settled, _args, context, info) => loadBasket(context, info),
    }),
  }),
});

builder.mutationField("settleReturn", (t) =>
  t.field({
    type: SettleReturnPayloadRef,
    description:
      "Requests the status of a payment from the payment provider and settles the order accordingly; repeating it changes nothing more.",
    errors: { types: [ReturnUnknown] },
    args: { input: t.arg({ type: SettleReturnInput, required: true, description: "Which payment." }) },
    resolve: async (_root, { input }, context) => {
      const settled = await context.sources.rpc.settleReturn(input.returnKey).catch((error: unknown) => {
        const status = rpcProblemOf(error)?.status;
        throw status === 404 || status === 400 ? new ReturnUnknown() : error;
      });
      noteWrite(context);
      return settled;
    },
  }),
);
