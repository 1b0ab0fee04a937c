import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const RedeemVoucherMutation = graphql(`
  mutation RedeemVoucher($input: RedeemVoucherInput!) {
    redeemVoucher(input: $input) {
      ... on RedeemVoucherPayload {
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

/** Redeems a voucher or the code of a promotion. */
export function useRedeemVoucher() {
  const [mutate] = useMutation(RedeemVoucherMutation);
  return (code: string) => send(mutate({ variables: { input: { code } } }), "redeemVoucher");
}
