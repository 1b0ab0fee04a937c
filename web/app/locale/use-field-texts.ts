import { useTranslation } from "react-i18next";
import type { FieldProblemKey } from "@warmeland/schema/rules/field-rules.ts";
import type { fields } from "./texts/nl/fields.ts";

export type FieldName = keyof (typeof fields)["label"];

const problemKeys: Readonly<Record<FieldProblemKey, true>> = {
  required: true,
  tooLong: true,
  email: true,
  name: true,
  phone: true,
  houseNumber: true,
  zipCode: true,
  country: true,
  choice: true,
  range: true,
  date: true,
  dateInFuture: true,
  birthDateForVoucher: true,
  passwordTooShort: true,
  passwordUppercase: true,
  passwordDigit: true,
  passwordSpecial: true,
  passwordSpace: true,
  passwordCommon: true,
  passwordsDiffer: true,
  currentPassword: true,
  iban: true,
  vatNumber: true,
  adult: true,
  promotion: true,
  reviewTooShort: true,
  invalid: true,
};

/** Names of fields, and the sentence for what is wrong with one. */
export function useFieldTexts() {
  const { t } = useTranslation("fields");
  /** @param path of the field inside its form, such as `shipping.zipCode` */
  const labelAt = (path: string): string => t(`label.${path.split(".").at(-1) as FieldName}`);
  return {
    label: (name: FieldName): string => t(`label.${name}`),
    labelAt,
    /** @param path as in `labelAt`; @param problem a `FieldProblemKey` of the shared rules */
    problem: (path: string, problem: string): string => {
      const key = problem in problemKeys ? (problem as FieldProblemKey) : "invalid";
      return t(`problem.${key}`, { field: labelAt(path) });
    },
  };
}
