import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";

const SetPaymentMethodMutation = graphql(`
  mutation SetPaymentMethod($input: SetPaymentMethodInput!) {
    setPaymentMethod(input: $input) {
      ... on SetPaymentMethodPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...CheckoutConflict_error
      ...Refusal_error @unmask
    }
  }
`);

/** Chooses how the order is paid, with what the method asks for. */
export const useSetPaymentMethod = () => useSend(SetPaymentMethodMutation, "setPaymentMethod");
