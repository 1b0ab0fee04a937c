import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { endAttempt } from "#app/checkout/payment/attempt-key.ts";
import type { PaymentEnd } from "#app/checkout/payment/payment-ended.ts";

const SettleReturnMutation = graphql(`
  mutation SettleReturn($input: SettleReturnInput!) {
    settleReturn(input: $input) {
      ... on SettleReturnPayload {
        status
        orderNumber
        successToken
        basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

export type ReturnState =
  | { readonly kind: "checking" }
  | { readonly kind: "paid"; readonly successToken: string }
  | { readonly kind: "ended"; readonly end: PaymentEnd }
  | { readonly kind: "pending"; readonly orderNumber: string }
  | { readonly kind: "unknown" }
  | { readonly kind: "failed" };

/** A payment that is still open is asked about again after this many milliseconds, this many times. */
export const askAgainAfter = 3000;
const askAgainTimes = 20;

/** Asks what came of a payment, and again while the bank has not decided. */
export function useSettleReturn(returnKey: string) {
  const [mutate] = useMutation(SettleReturnMutation);
  const [state, setState] = useState<ReturnState>({ kind: "checking" });
  const [isAsking, setAsking] = useState(true);
  const asked = useRef(0);

  const ask = async (): Promise<ReturnState> => {
    const answer = await mutate({ variables: { input: { returnKey } } }).catch(() => undefined);
    const result = answer?.data?.settleReturn;
    if (result?.__typename === "ReturnUnknown") return { kind: "unknown" };
    if (result?.__typename !== "SettleReturnPayload") return { kind: "failed" };
    const { status, orderNumber, successToken } = result;
    switch (status) {
      case "PAID":
      case "AUTHORIZED":
        endAttempt();
        return successToken ? { kind: "paid", successToken } : { kind: "pending", orderNumber };
      case "FAILED":
      case "CANCELED":
      case "EXPIRED":
        endAttempt();
        return { kind: "ended", end: status };
      default:
        return { kind: "pending", orderNumber };
    }
  };
  const run = async () => {
    setAsking(true);
    asked.current += 1;
    setState(await ask());
    setAsking(false);
  };
  const start = useEffectEvent(() => void run());
  const startedFor = useRef<string>(undefined);
  useEffect(() => {
    if (startedFor.current === returnKey) return;
    startedFor.current = returnKey;
    start();
  }, [returnKey]);
  useEffect(() => {
    if (state.kind !== "pending" || asked.current >= askAgainTimes) return undefined;
    const timer = setTimeout(() => start(), askAgainAfter);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, isAsking, askAgain: run };
}
