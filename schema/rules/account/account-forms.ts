import * as z from "zod/mini";
import { birthDateForVoucher, optionalBirthDate } from "./birth-date.ts";
import { emailAddress, gender, optionalPhone, personName, type FieldProblemKey } from "../field-rules.ts";
import { givenPassword, newPassword } from "./password.ts";

const differ: FieldProblemKey = "passwordsDiffer";
const choice = z._default(z.boolean(), false);

/** Who signs in. Messages of all forms here are `FieldProblemKey`s. */
export const signInSchema = z.object({ email: emailAddress(), password: givenPassword() });
export type SignIn = z.output<typeof signInSchema>;

const signUpFields = {
  gender: gender(),
  firstName: personName(),
  lastName: personName(),
  email: emailAddress(),
  password: newPassword(),
  birthDate: optionalBirthDate(),
  newsletter: choice,
  birthdayVoucher: choice,
};

/** An account to be made. */
export const signUpSchema = z.object(signUpFields).check(birthDateForVoucher());
export type SignUp = z.output<typeof signUpSchema>;

/** The same with the password typed twice. */
export const signUpFormSchema = z
  .object({ ...signUpFields, passwordRepeat: givenPassword() })
  .check(birthDateForVoucher(), typedTwice("password"));

/** The address a link to a new password goes to. */
export const requestPasswordResetSchema = z.object({ email: emailAddress() });

/** A new password after it was forgotten. */
export const resetPasswordSchema = z.object({ password: newPassword() });

/** The same with the password typed twice. */
export const resetPasswordFormSchema = z
  .object({ password: newPassword(), passwordRepeat: givenPassword() })
  .check(typedTwice("password"));

/** Who a customer is; the e-mail address changes by a form of its own. */
export const profileSchema = z
  .object({
    gender: gender(),
    firstName: personName(),
    lastName: personName(),
    phone: optionalPhone(),
    birthDate: optionalBirthDate(),
    birthdayVoucher: choice,
  })
  .check(birthDateForVoucher());
export type Profile = z.output<typeof profileSchema>;

/** Another e-mail address, which needs the password. */
export const changeEmailSchema = z.object({ email: emailAddress(), password: givenPassword("currentPassword") });
export type ChangeEmail = z.output<typeof changeEmailSchema>;

/** Another password, which needs the one before (docs/rules.md#passwords). */
export const updatePasswordSchema = z.object({
  oldPassword: givenPassword("currentPassword"),
  newPassword: newPassword(),
});
export type UpdatePassword = z.output<typeof updatePasswordSchema>;

/** The same with the new password typed twice. */
export const updatePasswordFormSchema = z
  .object({
    oldPassword: givenPassword("currentPassword"),
    newPassword: newPassword(),
    passwordRepeat: givenPassword(),
  })
  .check(typedTwice("newPassword"));

/** Proof that it is the customer who wants the account gone. */
export const accountDeletionSchema = z.object({ password: givenPassword("currentPassword") });

/** An address for the newsletter. */
export const newsletterSchema = z.object({ email: emailAddress() });

/** An address for the mail that says that a variant can be bought again. */
export const restockSchema = z.object({ variantId: z.int().check(z.positive()), email: emailAddress() });

function typedTwice<Name extends string>(name: Name) {
  return z.refine<Record<Name | "passwordRepeat", string>>((form) => form[name] === form.passwordRepeat, {
    path: ["passwordRepeat"],
    error: differ,
    // said even while other fields are at fault, once there is something to compare
    when: ({ value, issues }) =>
      typeof value === "object" && value !== null && !issues.some(({ path }) => path?.[0] === "passwordRepeat"),
  });
}
