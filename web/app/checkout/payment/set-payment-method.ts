import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SetPaymentMethodInput } from "#app/graphql/generated/graphql.ts";

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

/** Chooses how the order is paid, with what the method asks for; undefined when no answer came. */
export async function setPaymentMethod(client: ApolloClient, input: SetPaymentMethodInput) {
  const answer = await client
    .mutate({ mutation: SetPaymentMethodMutation, variables: { input } })
    .catch(() => undefined);
  return answer?.data?.setPaymentMethod;
}
