import { builder } from "#gateway/builder.ts";
import { invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireOrder } from "#gateway/sources/rpc/wire-order.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { OrderNotFound } from "./order-errors.ts";
import { OrderRef } from "./order.ts";

const LookupOrderInput = builder.inputType("LookupOrderInput", {
  description: "Number and e-mail address of an order, for somebody without an account.",
  fields: (t) => ({
    orderNumber: t.string({ required: true, description: "Number of the order, in upper or lower case." }),
    email: t.string({ required: true, description: "E-mail address it was placed with." }),
  }),
});

interface FoundOrder {
  readonly order: WireOrder;
  readonly token: string;
  readonly expiresAt: string;
}

const LookupOrderPayloadRef = builder.objectRef<FoundOrder>("LookupOrderPayload").implement({
  description: "The order was found.",
  fields: (t) => ({
    order: t.expose("order", {
      type: OrderRef,
      description: "The order, without telephone numbers and with a shortened e-mail address.",
    }),
    token: t.exposeString("token", {
      description: "Token for the order, which `order` and `withdrawOrder` take instead of a session.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "When the token expires.",
    }),
  }),
});

builder.mutationField("lookupOrder", (t) =>
  t.field({
    type: LookupOrderPayloadRef,
    description: "Finds an order by its number and e-mail address, for guests. Failed attempts are limited.",
    errors: { types: [OrderNotFound, TooManyAttempts, InvalidInput] },
    args: { input: t.arg({ type: LookupOrderInput, required: true, description: "Number and e-mail address." }) },
    resolve: async (_root, { input }, context) => {
      const { orders } = context.sources.rpc;
      try {
        const { token, expiresAt } = await orders.lookUp(input.orderNumber, input.email);
        return { token, expiresAt, order: await orders.get({ token }) };
      } catch (error) {
        const problem = rpcProblemOf(error);
        if (problem?.status === 404) throw new OrderNotFound("error.orderLookupFailed");
        if (problem?.status === 429) throw new TooManyAttempts(problem.retryAfterSeconds ?? 60);
        if (problem?.status === 400) throw invalidInput(context, problem.errors ?? []);
        throw error;
      }
    },
  }),
);
