import { useMutation } from "@apollo/client/react";
import type { OrderLookUp } from "@warmeland/schema/rules/order-look-up.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { graphql } from "#app/graphql/generated/gql.ts";

const LookUpOrderMutation = graphql(`
  mutation LookUpOrder($input: LookupOrderInput!) {
    lookupOrder(input: $input) {
      ... on LookupOrderPayload {
        token
        order {
          id
          number
          ...OrderDetails_order
          ...WithdrawPieces_order
          ...WithdrawLink_order
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Finds an order by its number and e-mail address, without an account. */
export function useLookupOrder() {
  const [mutate] = useMutation(LookUpOrderMutation, { context: { leavesNoVisitor: true } });
  return (input: OrderLookUp) => send(mutate({ variables: { input } }), "lookupOrder");
}

/** An order that was looked up, and the token that shows it. */
export type FoundOrder = Extract<Awaited<ReturnType<ReturnType<typeof useLookupOrder>>>, { status: "done" }>["payload"];
