import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { send } from "#app/graphql/mutation/send.ts";
import { type DocumentType, graphql } from "#app/graphql/generated/gql.ts";
import type { OrderBy } from "#app/graphql/generated/graphql.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";

const WithdrawOrderMutation = graphql(`
  mutation WithdrawOrder($input: WithdrawOrderInput!) {
    withdrawOrder(input: $input) {
      ... on WithdrawOrderPayload {
        receivedAt
        toReturn
        refund {
          formatted
        }
        order {
          id
          number
          email
          ...WithdrawPieces_order
          ...WithdrawLink_order
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Sends a withdrawal; what is repeated because its response was lost is done once. */
export function useWithdrawOrder(order: OrderBy) {
  const [mutate] = useMutation(WithdrawOrderMutation);
  const lastAttempt = useRef({ about: "", key: "" });
  return ({ pieceKeys, reason }: { pieceKeys: readonly string[]; reason: string | undefined }) => {
    const about = JSON.stringify([order, pieceKeys, reason]);
    if (lastAttempt.current.about !== about) lastAttempt.current = { about, key: randomKey() };
    const input = { order, pieceKeys: [...pieceKeys], reason: reason ?? null, idempotencyKey: lastAttempt.current.key };
    return send(mutate({ variables: { input } }), "withdrawOrder");
  };
}

/** The response that a withdrawal was received. */
export type ReceivedWithdrawal = Extract<
  DocumentType<typeof WithdrawOrderMutation>["withdrawOrder"],
  { __typename: "WithdrawOrderPayload" }
>;
