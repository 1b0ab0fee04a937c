import { useApolloClient } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import type { Resolver } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  type PaymentDetailName,
  type PaymentDetails,
  paymentDetailsSchema,
} from "@warmeland/schema/rules/payment-details.ts";
import type { PaymentDetail } from "#app/graphql/generated/graphql.ts";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { useValidatedForm } from "#app/ui/form/use-validated-form.ts";
import { setPaymentMethod } from "./set-payment-method.ts";

const names: Readonly<Record<PaymentDetail, PaymentDetailName>> = {
  ACCOUNT_HOLDER: "accountHolder",
  IBAN: "iban",
  BIRTH_DATE: "birthDate",
};

/** The chosen method, as far as it asks for something. */
interface AskingMethod {
  readonly key: string;
  readonly asks: readonly PaymentDetail[];
  readonly given: readonly PaymentDetail[];
}

type DetailFields = Record<PaymentDetailName, string>;

/** The form of what a way of payment asks for; it is kept nowhere but on this page. */
export function usePaymentDetails(method: AskingMethod | undefined, onSignedOut: () => void) {
  const client = useApolloClient();
  const { t } = useTranslation("checkout");
  const { labelAt, problem } = useFieldTexts();
  const [isAnew, setAnew] = useState(false);
  const asks = (method?.asks ?? []).map((detail) => names[detail]);
  const isGiven = !isAnew && asks.length > 0 && asks.length === method?.given.length;
  const needed = isGiven ? [] : asks;
  const { field, errors, attempt, validate, setProblems } = useValidatedForm<DetailFields, PaymentDetails>({
    resolver: zodResolver(paymentDetailsSchema(needed) as never) as unknown as Resolver<
      DetailFields,
      unknown,
      PaymentDetails
    >,
    defaultValues: { accountHolder: "", iban: "", birthDate: "" },
    order: ["accountHolder", "iban", "birthDate"],
    describe: problem,
    label: labelAt,
    idPrefix: "payment-",
  });
  /** Checks and saves what was filled in; true when nothing is left to ask for. */
  const settle = async (): Promise<boolean> => {
    if (!method || needed.length === 0) return true;
    let isSettled = false;
    await validate(async (details) => {
      const result = await setPaymentMethod(client, { key: method.key, details });
      isSettled = result?.__typename === "SetPaymentMethodPayload";
      if (isSettled) setAnew(false);
      else if (result?.__typename === "NotSignedIn") onSignedOut();
      else if (result?.__typename === "InvalidInput") {
        setProblems(
          result.fields.map(({ field: path, message }) => ({ field: path.replace(/^details\./, ""), message })),
        );
      } else setProblems([{ field: needed[0] ?? "iban", message: t("payment.detailsFailed") }]);
    });
    return isSettled;
  };
  return { asks, isGiven, giveAnew: () => setAnew(true), field, errors, attempt, settle };
}

export type PaymentDetailsForm = ReturnType<typeof usePaymentDetails>;
