import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
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

/** A payment that is still open is checked again after this many milliseconds, this many times. */
export const checkAgainAfter = 3000;
const checkAgainTimes = 20;

/** Checks what came of a payment, and again while the bank has not decided. */
export function useSettleReturn(returnKey: string) {
  const [mutate] = useMutation(SettleReturnMutation);
  const [state, setState] = useState<ReturnState>({ kind: "checking" });
  const [isChecking, setChecking] = useState(true);
  const checks = useRef(0);

  const check = async (): Promise<ReturnState> => {
    const outcome = await send(mutate({ variables: { input: { returnKey } } }), "settleReturn");
    if (outcome.status === "unanswered") return { kind: "failed" };
    if (outcome.status === "refused") return { kind: "unknown" };
    const { status, orderNumber, successToken } = outcome.payload;
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
    setChecking(true);
    checks.current += 1;
    setState(await check());
    setChecking(false);
  };
  const start = useEffectEvent(() => void run());
  const startedFor = useRef<string>(undefined);
  useEffect(() => {
    if (startedFor.current === returnKey) return;
    startedFor.current = returnKey;
    start();
  }, [returnKey]);
  useEffect(() => {
    if (state.kind !== "pending" || checks.current >= checkAgainTimes) return undefined;
    const timer = setTimeout(() => start(), checkAgainAfter);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, isChecking, checkAgain: run };
}
