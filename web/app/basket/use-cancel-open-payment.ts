import { useMutation } from "@apollo/client/react";
import { use } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { BasketContext } from "./basket-context.ts";
import { useBasketMessages } from "./use-basket-messages.ts";

const CancelOpenPaymentMutation = graphql(`
  mutation CancelOpenPayment {
    cancelOpenPayment {
      ... on CancelOpenPaymentPayload {
        basket {
          id
          ...BasketParts_basket
        }
      }
      ... on OrderAlreadyPlaced {
        orderNumber
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Ends a payment under way, so that the basket can be ordered anew. */
export function useCancelOpenPayment() {
  const [mutate, { loading }] = useMutation(CancelOpenPaymentMutation);
  const messages = useBasketMessages();
  const { retry } = use(BasketContext);
  const cancel = async (): Promise<boolean> => {
    const outcome = await send(mutate(), "cancelOpenPayment");
    const error = outcome.status === "refused" ? outcome.error : undefined;
    const isGone = outcome.status === "done" || error?.__typename === "ItemNotFound";
    if (error?.__typename === "OrderAlreadyPlaced") {
      messages.orderKept(error.orderNumber);
      retry();
    } else if (!isGone) messages.changeFailed();
    return isGone;
  };
  return { cancel, busy: loading };
}
