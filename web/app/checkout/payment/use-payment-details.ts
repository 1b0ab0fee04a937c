import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PaymentDetailName, paymentDetailsSchema } from "@warmeland/schema/rules/payment-details.ts";
import type { PaymentDetail } from "#app/graphql/generated/graphql.ts";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useSetPaymentMethod } from "./use-set-payment-method.ts";

const names: Readonly<Record<PaymentDetail, PaymentDetailName>> = {
  ACCOUNT_HOLDER: "accountHolder",
  IBAN: "iban",
  BIRTH_DATE: "birthDate",
};

/** The chosen method, as far as it asks for something. */
interface MethodWithDetails {
  readonly key: string;
  readonly asks: readonly PaymentDetail[];
  readonly given: readonly PaymentDetail[];
}

type DetailFields = Record<PaymentDetailName, string>;

/** The form of what a way of payment asks for; it is kept nowhere but on this page. */
export function usePaymentDetails(method: MethodWithDetails | undefined, onSignedOut: () => void) {
  const [setPaymentMethod] = useSetPaymentMethod();
  const { t } = useTranslation("checkout");
  const [isAnew, setAnew] = useState(false);
  const asks = (method?.asks ?? []).map((detail) => names[detail]);
  const isGiven = !isAnew && asks.length > 0 && asks.length === method?.given.length;
  const needed = isGiven ? [] : asks;
  const { field, frame, validate, setProblems } = useMutationForm<
    ReturnType<typeof paymentDetailsSchema>,
    DetailFields
  >({
    schema: paymentDetailsSchema(needed),
    defaultValues: { accountHolder: "", iban: "", birthDate: "" },
    order: ["accountHolder", "iban", "birthDate"],
    idPrefix: "payment-",
  });
  /** Checks and saves what was filled in; true when nothing is left to ask for. */
  const settle = async (): Promise<boolean> => {
    if (!method || needed.length === 0) return true;
    let isSettled = false;
    await validate(async (details) => {
      const outcome = await setPaymentMethod({ key: method.key, details });
      isSettled = outcome.status === "done";
      if (isSettled) return setAnew(false);
      if (outcome.status === "refused" && outcome.error.__typename === "NotSignedIn") return onSignedOut();
      const problems = outcome.status === "refused" ? outcome.fields : [];
      return setProblems(
        problems.length > 0
          ? problems.map(({ field: path, message }) => ({ field: path.replace(/^details\./, ""), message }))
          : [{ field: needed[0] ?? "iban", message: t("payment.detailsFailed") }],
      );
    });
    return isSettled;
  };
  return { asks, isGiven, giveAnew: () => setAnew(true), field, frame, settle };
}

export type PaymentDetailsForm = ReturnType<typeof usePaymentDetails>;
