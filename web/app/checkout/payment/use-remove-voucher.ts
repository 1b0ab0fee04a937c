import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const RemoveVoucherMutation = graphql(`
  mutation RemoveVoucher($input: RemoveVoucherInput!) {
    removeVoucher(input: $input) {
      ... on RemoveVoucherPayload {
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

/** Takes a redeemed voucher or code off again. */
export function useRemoveVoucher() {
  const [mutate] = useMutation(RemoveVoucherMutation);
  return (code: string) => send(mutate({ variables: { input: { code } } }), "removeVoucher");
}
