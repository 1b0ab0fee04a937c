import { highestOrderTotalCents } from "@warmeland/schema/rules/price/order-total.ts";
import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { basketKeyOf } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { checkIdempotencyKey, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { findOrder } from "#gateway/orders/find-order.ts";
import { OrderPaymentRef } from "#gateway/orders/order-payment.ts";
import { OrderRef } from "#gateway/orders/order.ts";
import { selectedPaths } from "#gateway/selection.ts";
import type { WireOrder } from "#gateway/sources/rpc/wire-order.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WirePlacedOrder } from "#gateway/sources/rpc/wire-payment.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { CheckoutChanged, CheckoutIncomplete, OrderAlreadyPlaced, PaymentRefused, SoldOut } from "./checkout-errors.ts";
import { missingOf } from "./readiness.ts";

const PlaceOrderInput = builder.inputType("PlaceOrderInput", {
  description: "What the shopper agrees to.",
  fields: (t) => ({
    idempotencyKey: t.string({
      required: true,
      description:
        "Random text of 16 to 128 letters, digits, hyphens or underscores, the same for every repetition of one order.",
    }),
    checkoutVersion: t.int({ required: true, description: "`Checkout.version` the shopper saw." }),
    acceptedTotalCents: t.int({
      required: true,
      description: `The most the shopper agrees to pay: \`Checkout.total\` as shown, in cents, from 0 to ${highestOrderTotalCents}. A total that is lower by now is charged instead; a higher one is refused as CheckoutChanged.`,
    }),
    returnUrl: t.string({
      description:
        "Where the payment leads an app back to, with the return key as one more part of its path: an address that the shop's operator has listed for this client (`x-client`). The shop's own page without it.",
    }),
  }),
});

const placedFields = new Set(["__typename", "id", "number"]);

const PlaceOrderPayloadRef = builder.objectRef<WirePlacedOrder>("PlaceOrderPayload").implement({
  description: "The order is placed and its pieces are reserved while the payment is open.",
  fields: (t) => ({
    order: t.field({
      type: OrderRef,
      description: "The order.",
      resolve: async ({ orderId, orderNumber }, _args, context, info) => {
        const requested = [...selectedPaths(info)].filter((path) => !placedFields.has(path));
        // what the placed order holds needs no second call
        if (requested.length === 0) return { id: orderId, referenceKey: orderNumber } as WireOrder;
        const order = await findOrder(context, { id: orderId });
        if (!order) throw new Error("The order that was just placed cannot be read.");
        return order;
      },
    }),
    payment: t.field({
      type: OrderPaymentRef,
      description: "How it is paid; go to `redirectUrl` when there is one.",
      resolve: ({ payment }) => ({
        method: payment.method,
        methodName: payment.methodName ?? payment.method,
        status: payment.status,
        redirectUrl: payment.redirectUrl,
      }),
    }),
  }),
});

builder.mutationField("placeOrder", (t) =>
  t.field({
    type: PlaceOrderPayloadRef,
    description: "Turns the basket into an order to be paid. Repeated with the same key it returns the same order.",
    errors: {
      types: [
        SoldOut,
        CheckoutChanged,
        CheckoutIncomplete,
        PaymentRefused,
        NotSignedIn,
        InvalidInput,
        OrderAlreadyPlaced,
      ],
    },
    args: { input: t.arg({ type: PlaceOrderInput, required: true, description: "What the shopper agrees to." }) },
    resolve: async (_root, { input }, context, info) => {
      const { idempotencyKey, checkoutVersion, acceptedTotalCents } = input;
      if (context.session.token === undefined) throw new NotSignedIn();
      checkIdempotencyKey(context, idempotencyKey);
      // an address that anybody may name would hand the return key to anybody
      if (input.returnUrl != null && !context.returnUrls.includes(input.returnUrl))
        throw invalidInput(context, [{ field: "returnUrl", code: "addressNotListed" }]);
      const basketKey = await basketKeyOf(context);
      if (basketKey === undefined) throw new CheckoutIncomplete(["ITEMS"]);
      try {
        const paymentReturnUrl = input.returnUrl ?? `${context.publicUrl}${context.shop.pathPrefix}/betaling/terug`;
        return await context.sources.rpc.placeOrder(
          { basketKey, checkoutVersion, acceptedTotalCents, paymentReturnUrl },
          idempotencyKey,
        );
      } catch (error) {
        noteWrite(context);
        throw await refusalOf(error, context, (prefix) => loadBasket(context, info, prefix));
      } finally {
        noteWrite(context);
      }
    },
  }),
);

async function refusalOf(
  error: unknown,
  context: GatewayContext,
  basket: (prefix: string) => ReturnType<typeof loadBasket>,
): Promise<unknown> {
  const problem = rpcProblemOf(error);
  switch (problem?.code) {
    case "not-signed-in":
      return new NotSignedIn();
    case "sold-out":
      return new SoldOut(
        (problem.lines ?? []).map((line) => line.itemKey),
        await basket("basket."),
      );
    case "checkout-changed":
      return problem.checkout ? new CheckoutChanged(problem.checkout) : error;
    case "checkout-incomplete":
      return new CheckoutIncomplete(missingOf(problem.missing ?? []));
    case "basket-not-found":
      return new CheckoutIncomplete(["ITEMS"]);
    case "order-already-placed":
      return new OrderAlreadyPlaced(problem);
    case "payment-refused":
      return new PaymentRefused("PAYMENT_REFUSED");
    case "payment-unavailable":
      return new PaymentRefused("PAYMENT_UNAVAILABLE");
    case "idempotency-mismatch":
      return invalidInput(context, [{ field: "idempotencyKey", code: "keyUsed" }]);
    case "invalid-input":
      return invalidInput(context, problem.errors ?? []);
    default:
      return error;
  }
}
