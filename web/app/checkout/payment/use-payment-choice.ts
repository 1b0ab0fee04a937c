import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { useSetPaymentMethod } from "./use-set-payment-method.ts";

/** Chooses how to pay; while a choice is being saved the last one wins. */
export function usePaymentChoice(saved: string | undefined, onSignedOut: () => void) {
  const { t } = useTranslation("checkout");
  const [setPaymentMethod] = useSetPaymentMethod();
  const notifications = useNotifications();
  const [shown, setShown] = useState<string>();
  const wanted = useRef<string>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const saveAll = async () => {
    while (wanted.current !== undefined) {
      const key: string = wanted.current;
      wanted.current = undefined;
      const outcome = await setPaymentMethod({ key });
      if (outcome.status === "refused" && outcome.error.__typename === "NotSignedIn") onSignedOut();
      else if (outcome.status !== "done") {
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
