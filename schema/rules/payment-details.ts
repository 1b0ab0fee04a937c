import * as z from "zod/mini";
import { type FieldProblemKey, optionalText, requiredText } from "./field-rules.ts";

const iban: FieldProblemKey = "iban";
const date: FieldProblemKey = "date";
const adult: FieldProblemKey = "adult";
const adultFromYears = 18;

/** What a payment method may need of the shopper before the order is placed. */
export const paymentDetailNames = ["accountHolder", "iban", "birthDate"] as const;
export type PaymentDetailName = (typeof paymentDetailNames)[number];

/** The details a shopper gave; which of them are needed depends on the method. */
export type PaymentDetails = Readonly<Partial<Record<PaymentDetailName, string>>>;

const rules = {
  accountHolder: requiredText(70),
  iban: requiredText(50).check(z.overwrite(withoutSpaces), z.refine(isIban, iban)),
  birthDate: requiredText(10).check(
    z.refine((day) => z.iso.date().safeParse(day).success && day >= "1900-01-01", date),
    // credit is for adults alone (Directive (EU) 2023/2225)
    z.refine((day) => !z.iso.date().safeParse(day).success || isAdult(day), adult),
  ),
};

/**
 * The rule for the details that a method needs; the others are dropped. An IBAN is checked by its check digits (ISO 13616), a
 * birth date by whether the shopper is of age. Messages are `FieldProblemKey`s.
 */
export function paymentDetailsSchema(required: readonly PaymentDetailName[]): z.ZodMiniType<PaymentDetails> {
  const shape: Record<string, z.ZodMiniType<string>> = {};
  for (const name of required) shape[name] = rules[name];
  return z.object(shape);
}

/** The details as they travel before the method is looked up. */
export const anyPaymentDetailsSchema = z.object({
  accountHolder: optionalText(70),
  iban: optionalText(50),
  birthDate: optionalText(10),
});

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

function isAdult(birthDate: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  return `${Number(birthDate.slice(0, 4)) + adultFromYears}${birthDate.slice(4)}` <= today;
}
