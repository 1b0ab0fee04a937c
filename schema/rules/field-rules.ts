import * as z from "zod/mini";
import { isStorable } from "./storable-text.ts";

/** What a field's message says is wrong; the texts belong to whoever shows them. */
export type FieldProblemKey =
  | "required"
  | "tooLong"
  | "email"
  | "name"
  | "phone"
  | "houseNumber"
  | "zipCode"
  | "country"
  | "choice"
  | "range"
  | "date"
  | "dateInFuture"
  | "birthDateForVoucher"
  | "passwordTooShort"
  | "passwordUppercase"
  | "passwordDigit"
  | "passwordSpecial"
  | "passwordSpace"
  | "passwordCommon"
  | "passwordsDiffer"
  | "currentPassword"
  | "iban"
  | "vatNumber"
  | "adult"
  | "promotion"
  | "reviewTooShort"
  | "invalid";

const problem = (key: FieldProblemKey): FieldProblemKey => key;

/**
 * A text that must be there and can be stored, trimmed, of at most `max` characters. A field can break several rules: its first problem is the one
 * to show.
 */
export function requiredText(max: number) {
  return z
    .string(problem("required"))
    .check(
      z.trim(),
      z.minLength(1, problem("required")),
      z.maxLength(max, problem("tooLong")),
      z.refine(isStorable, problem("invalid")),
    );
}

/** A text that may be left out; empty and null read as left out. */
export function optionalText(max: number, pattern?: { readonly matches: RegExp; readonly otherwise: FieldProblemKey }) {
  const text = z.string().check(z.maxLength(max, problem("tooLong")), z.refine(isStorable, problem("invalid")));
  const matched = pattern ? text.check(z.regex(pattern.matches, pattern.otherwise)) : text;
  return z.pipe(
    z.pipe(
      z.nullish(z.string(problem("invalid"))),
      z.transform((value: string | null | undefined) => value?.trim() || undefined),
    ),
    z.optional(matched),
  );
}

/** A person's name: letters of any alphabet, marks, spaces, hyphens, dots and apostrophes. */
export function personName() {
  return requiredText(60).check(z.regex(/^\p{L}[\p{L}\p{M}'’.\- ]*$/u, problem("name")));
}

/** An e-mail address, lower-cased, at most 254 characters. */
export function emailAddress() {
  return requiredText(254).check(z.toLowerCase(), z.email(problem("email")));
}

/** A telephone number such as '+12 3456 7890': 8 to 15 digits between spaces, dots, hyphens and brackets. */
export function optionalPhone() {
  return optionalText(30, { matches: /^\+?(?:[ ()./-]*\d){8,15}[ ()./-]*$/, otherwise: "phone" });
}

/** The salutation a person chooses, or chooses not to give. */
export function gender() {
  return z.enum(["FEMALE", "MALE", "NO_CHOICE"], problem("required"));
}
