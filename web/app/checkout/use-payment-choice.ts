import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useNotifications } from "#app/ui/use-notifications.ts";

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
      ... on UserError {
        code
      }
    }
  }
`);

/** Chooses how to pay; while a choice is being saved the last one wins. */
export function usePaymentChoice(saved: string | undefined) {
  const { t } = useTranslation("checkout");
  const [mutate] = useMutation(SetPaymentMethodMutation);
  const notifications = useNotifications();
  const [shown, setShown] = useState<string>();
  const wanted = useRef<string>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const saveAll = async () => {
    while (wanted.current !== undefined) {
      const key: string = wanted.current;
      wanted.current = undefined;
      const answer = await mutate({ variables: { input: { key } } }).catch(() => undefined);
      if (answer?.data?.setPaymentMethod.__typename !== "SetPaymentMethodPayload") {
        notifications.show({ id: "payment-choice", type: "error", title: t("payment.choiceFailed") });
      }
    }
    running.current = undefined;
    setShown(undefined);
  };
  const choose = (key: string) => {
    wanted.current = key;
    setShown(key);
    running.current ??= saveAll();
  };
  return {
    chosen: shown ?? saved,
    choose,
    /** Resolves when the last choice has been saved. */
    settled: async () => running.current,
  };
}
