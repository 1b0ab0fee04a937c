import * as z from "zod/mini";
import type { FieldProblemKey } from "../field-rules.ts";

const date: FieldProblemKey = "date";
const inFuture: FieldProblemKey = "dateInFuture";
const forVoucher: FieldProblemKey = "birthDateForVoucher";
const earliest = "1900-01-01";

/** A birth date as `YYYY-MM-DD` that exists, is not before 1900 and not in the future; empty and null read as left out. */
export function optionalBirthDate() {
  return z.pipe(
    z.pipe(
      z.nullish(z.string(date)),
      z.transform((value: string | null | undefined) => value?.trim() || undefined),
    ),
    z.optional(
      z.iso.date(date).check(
        z.refine((day) => day >= earliest, date),
        z.refine((day) => day <= today(), inFuture),
      ),
    ),
  );
}

/** The rule that somebody who wants a voucher on their birthday says when that is (docs/rules.md#passwords). */
export function birthDateForVoucher<
  Form extends { birthdayVoucher?: boolean | undefined; birthDate?: string | undefined },
>() {
  return z.refine<Form>((form) => form.birthdayVoucher !== true || form.birthDate !== undefined, {
    path: ["birthDate"],
    error: forVoucher,
    // a birth date that is wrong has its own message, other fields at fault do not keep this one back
    when: ({ value, issues }) =>
      typeof value === "object" && value !== null && !issues.some(({ path }) => path?.[0] === "birthDate"),
  });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
