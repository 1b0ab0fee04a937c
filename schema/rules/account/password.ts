import * as z from "zod/mini";
import { isCommonPassword } from "./common-passwords.ts";
import type { FieldProblemKey } from "../field-rules.ts";

const longest = 128;

interface PasswordRule {
  readonly problem: FieldProblemKey;
  readonly holds: (password: string) => boolean;
}

/** What a new password must have (docs/rules.md#passwords), in the order in which it is said. */
export const passwordRules = [
  { problem: "passwordTooShort", holds: (password) => lengthOf(password) >= 8 },
  { problem: "passwordUppercase", holds: (password) => /\p{Lu}/u.test(password) },
  { problem: "passwordDigit", holds: (password) => /\p{Nd}/u.test(password) },
  { problem: "passwordSpecial", holds: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
  { problem: "passwordSpace", holds: (password) => !/\s/u.test(password) },
] as const satisfies readonly PasswordRule[];

const required: FieldProblemKey = "required";
const tooLong: FieldProblemKey = "tooLong";
const common: FieldProblemKey = "passwordCommon";

/** A password somebody chooses: 8 to 128 characters with an uppercase letter, a digit and a special character, without spaces, and not one that everybody guesses. It is taken as it is typed. */
export function newPassword() {
  return z.string(required).check(
    z.minLength(1, required),
    z.refine((password) => lengthOf(password) <= longest, tooLong),
    ...passwordRules.map(({ problem, holds }: PasswordRule) => z.refine<string>(holds, problem)),
    z.refine((password) => !isCommonPassword(password), common),
  );
}

/** A password somebody already has: whatever was typed, as it was typed. Leaving it out is the problem `otherwise`. */
export function givenPassword(otherwise: FieldProblemKey = required) {
  return z.string(otherwise).check(
    z.minLength(1, otherwise),
    z.refine((password) => lengthOf(password) <= longest, tooLong),
  );
}

function lengthOf(password: string): number {
  return Array.from(password).length;
}
