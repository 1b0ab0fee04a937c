import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { PaymentStatus } from "#app/graphql/generated/graphql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { attemptKey, endAttempt, type Attempt } from "./attempt-key.ts";
import type { PaymentEnd } from "./payment-ended.ts";

const PlaceOrderMutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      ... on PlaceOrderPayload {
        order {
          id
          number
        }
        payment {
          status
          redirectUrl
        }
      }
      ... on SoldOut {
        itemKeys
        basket {
          id
          items {
            id
            key
            product {
              id
              name
            }
          }
          ...BasketParts_basket
        }
      }
      ... on CheckoutChanged {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on CheckoutIncomplete {
        missing
      }
      ... on OrderAlreadyPlaced {
        orderNumber
        openPayment {
          redirectUrl
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** What comes after the order was sent. */
export type OrderStep =
  | { readonly kind: "pay"; readonly url: string }
  | { readonly kind: "placed"; readonly number: string }
  /** The bank has yet to confirm the payment. */
  | { readonly kind: "pending"; readonly number: string }
  /** The payment is still to be made, and does not say where. */
  | { readonly kind: "paymentOpen"; readonly number: string }
  | { readonly kind: "ended"; readonly end: PaymentEnd }
  | { readonly kind: "soldOut"; readonly names: readonly string[] }
  | { readonly kind: "changed" }
  | { readonly kind: "incomplete" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "signedOut" }
  /** No answer, or a fault: the same attempt may be repeated. */
  | { readonly kind: "failed" };

interface Payment {
  readonly status: PaymentStatus;
  readonly redirectUrl: string | null;
}

function openStep(redirectUrl: string | null, number: string): OrderStep {
  return redirectUrl === null ? { kind: "paymentOpen", number } : { kind: "pay", url: redirectUrl };
}

function paymentStep({ status, redirectUrl }: Payment, number: string): OrderStep {
  switch (status) {
    case "OPEN":
      return openStep(redirectUrl, number);
    case "PENDING":
      return { kind: "pending", number };
    case "FAILED":
    case "CANCELED":
    case "EXPIRED":
      return { kind: "ended", end: status };
    default:
      // What costs nothing is paid already, and leads to where a payment would have led.
      return redirectUrl === null ? { kind: "placed", number } : { kind: "pay", url: redirectUrl };
  }
}

/** Places the order of the checkout; a second press while the first is under way gets the same answer. */
export function usePlaceOrder() {
  const [mutate] = useMutation(PlaceOrderMutation);
  const running = useRef<Promise<OrderStep>>(undefined);

  const placeOnce = async (attempt: Attempt): Promise<OrderStep> => {
    const input = { ...attempt, idempotencyKey: attemptKey(attempt) };
    const outcome = await send(mutate({ variables: { input } }), "placeOrder");
    // Placed or unanswered, a repetition must meet the same order; anything else ends the attempt.
    if (outcome.status === "unanswered") return { kind: "failed" };
    if (outcome.status === "done") {
      const step = paymentStep(outcome.payload.payment, outcome.payload.order.number);
      if (step.kind === "ended") endAttempt();
      return step;
    }
    endAttempt();
    const { error } = outcome;
    switch (error.__typename) {
      case "OrderAlreadyPlaced": {
        const { orderNumber, openPayment } = error;
        return openPayment ? openStep(openPayment.redirectUrl, orderNumber) : { kind: "placed", number: orderNumber };
      }
      case "SoldOut": {
        const { itemKeys, basket } = error;
        return {
          kind: "soldOut",
          names: basket.items.filter((item) => itemKeys.includes(item.key)).map((item) => item.product.name),
        };
      }
      case "CheckoutChanged":
        return { kind: "changed" };
      case "CheckoutIncomplete":
        return { kind: "incomplete" };
      case "PaymentRefused":
        return { kind: "refused", code: error.code };
      case "NotSignedIn":
        return { kind: "signedOut" };
      default:
        return { kind: "failed" };
    }
  };
  return (attempt: Attempt): Promise<OrderStep> => {
    running.current ??= placeOnce(attempt).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
}
