import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { MoneyRef } from "#gateway/catalog/money.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { checkIdempotencyKey, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireOrder, WireWithdrawal } from "#gateway/sources/rpc/wire-order.ts";
import { OrderByRef, whichOrder } from "./order-by.ts";
import { NotWithdrawable, OrderNotFound, WithdrawalTooLate } from "./order-errors.ts";
import { OrderRef } from "./order.ts";

const WithdrawOrderInput = builder.inputType("WithdrawOrderInput", {
  description: "What is withdrawn; no reason is asked for.",
  fields: (t) => ({
    order: t.field({
      type: OrderByRef,
      required: true,
      description: "The order: by id with a session, by look-up token without.",
    }),
    pieceKeys: t.stringList({ required: true, description: "Keys of its pieces, `OrderPiece.key`." }),
    reason: t.string({ description: "Why, if the customer wants to say; at most 1,000 characters." }),
    idempotencyKey: t.string({
      required: true,
      description:
        "Random text of 16 to 128 letters, digits, hyphens or underscores, the same for every repetition of one withdrawal.",
    }),
  }),
});

interface Withdrawn {
  readonly receipt: WireWithdrawal;
  readonly order: WireOrder;
}

const WithdrawOrderPayloadRef = builder.objectRef<Withdrawn>("WithdrawOrderPayload").implement({
  description: "The withdrawal was received; a receipt goes to the order's e-mail address.",
  fields: (t) => ({
    receivedAt: t.field({
      type: "DateTime",
      description: "When, to the second.",
      resolve: ({ receipt }) => receipt.receivedAt,
    }),
    pieceKeys: t.stringList({ description: "Keys of the pieces.", resolve: ({ receipt }) => receipt.pieceKeys }),
    toReturn: t.stringList({
      description: "Keys of the pieces that were sent already, and are to be returned or collected.",
      resolve: ({ receipt }) => receipt.toReturn,
    }),
    refund: t.field({
      type: MoneyRef,
      description: "Amount to be refunded for the pieces; delivery is added once the whole order is withdrawn.",
      resolve: ({ receipt, order }) => ({ cents: receipt.refundCents, currency: order.currencyCode }),
    }),
    order: t.field({ type: OrderRef, description: "The order as it is now.", resolve: ({ order }) => order }),
  }),
});

builder.mutationField("withdrawOrder", (t) =>
  t.field({
    type: WithdrawOrderPayloadRef,
    description:
      "Withdraws pieces of an order, for customers and guests. Repeated with the same key it returns the same receipt.",
    errors: { types: [OrderNotFound, WithdrawalTooLate, NotWithdrawable, NotSignedIn, InvalidInput] },
    args: { input: t.arg({ type: WithdrawOrderInput, required: true, description: "What is withdrawn." }) },
    resolve: async (_root, { input }, context) => {
      const { pieceKeys, reason, idempotencyKey } = input;
      checkIdempotencyKey(context, idempotencyKey);
      const which = whichOrder(input.order);
      if (!which) throw new OrderNotFound("error.orderNotFound");
      if ("id" in which && context.session.token === undefined) throw new NotSignedIn();
      const { orders } = context.sources.rpc;
      try {
        const receipt = await orders.withdraw(which, pieceKeys, reason ?? null, idempotencyKey);
        return { receipt, order: await orders.get(which) };
      } catch (error) {
        throw refusalOf(error, context);
      }
    },
  }),
);

function refusalOf(error: unknown, context: GatewayContext): unknown {
  const problem = rpcProblemOf(error);
  switch (problem?.code) {
    case "order-not-found":
    case "token-invalid":
    case "token-expired":
      return new OrderNotFound("error.orderNotFound");
    case "not-signed-in":
      return new NotSignedIn();
    case "piece-not-found":
      return new NotWithdrawable();
    case "withdrawal-too-late":
      return new WithdrawalTooLate(problem.deadline);
    case "idempotency-mismatch":
      return invalidInput(context, [{ field: "idempotencyKey", code: "keyUsed" }]);
    case "invalid-input":
      return invalidInput(context, problem.errors ?? []);
    default:
      return error;
  }
}
