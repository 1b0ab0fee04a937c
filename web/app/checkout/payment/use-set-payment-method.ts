import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SetPaymentMethodInput } from "#app/graphql/generated/graphql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const SetPaymentMethodMutation = graphql(`
  mutation SetPaymentMethod($input: SetPaymentMethodInput!) {
    setPaymentMethod(input: $input) {
      ... on SetPaymentMethodPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on CheckoutConflict {
        current: checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Chooses how the order is paid, with what the method asks for. */
export function useSetPaymentMethod() {
  const [mutate] = useMutation(SetPaymentMethodMutation);
  return (input: SetPaymentMethodInput) => send(mutate({ variables: { input } }), "setPaymentMethod");
}
