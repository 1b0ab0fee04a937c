import { expect, test } from "vitest";
import type * as z from "zod/mini";
import {
  profileSchema,
  resetPasswordFormSchema,
  signInSchema,
  signUpFormSchema,
  updatePasswordFormSchema,
} from "./account-forms.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { passwordRules } from "./password.ts";

const good = "Linnen-laken-4";
const person = { gender: "FEMALE", firstName: "Sanne", lastName: "de Wit", email: "Sanne@Voorbeeld.NL" };
const signUp = (changes: object = {}) => ({ ...person, password: good, passwordRepeat: good, ...changes });

function problemsOf(schema: z.ZodMiniType, form: unknown): Record<string, string> {
  const parsed = schema.safeParse(form);
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[path.join(".")] ??= message;
  return problems;
}

test.each([
  ["", "required"],
  ["Kort-1", "passwordTooShort"],
  ["linnen-laken-4", "passwordUppercase"],
  ["Linnen-laken", "passwordDigit"],
  ["Linnenlaken4", "passwordSpecial"],
  ["Linnen laken-4", "passwordSpace"],
  ["Welkom2026!", "passwordCommon"],
  [`Aa1!${"linnen".repeat(20)}kasten`, "tooLong"],
])("the password %j is refused: %s", (password, problem) => {
  expect(problemsOf(signUpFormSchema, signUp({ password, passwordRepeat: password }))["password"]).toBe(problem);
});

test.each([good, "Zürich-1ß", "Привет-мир1", `Aa1!${"linnen".repeat(20)}kast`, "Ａa1!ｄｅｋｂｅｄ", "Pen😀nen12"])(
  "the password %j is taken as it is",
  (password) => {
    const parsed = signUpFormSchema.parse(signUp({ password, passwordRepeat: password }));
    expect(parsed.password).toBe(password);
  },
);

test("what a password lacks is said for each rule by itself", () => {
  expect(passwordRules.filter(({ holds }) => !holds("abc")).map(({ problem }) => problem)).toEqual([
    "passwordTooShort",
    "passwordUppercase",
    "passwordDigit",
    "passwordSpecial",
  ]);
});

test.each(["Password1!", "P@ssw0rd1", "Qwerty123!", "Wachtwoord-01", "Aaaaaaa1!", "1!Zomer2026", "W3lk0m!!"])(
  "%s is what everybody guesses",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each([good, "Zomerhuisje-aan-zee1", "Test-de-wekker-9"])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("the password typed again must be the same, which is said beside everything else that is wrong", () => {
  expect(problemsOf(signUpFormSchema, signUp({ firstName: "", passwordRepeat: "Linnen-laken-5" }))).toEqual({
    firstName: "required",
    passwordRepeat: "passwordsDiffer",
  });
  expect(problemsOf(resetPasswordFormSchema, { password: good, passwordRepeat: "" })).toEqual({
    passwordRepeat: "required",
  });
  expect(problemsOf(updatePasswordFormSchema, { oldPassword: "", newPassword: good, passwordRepeat: good })).toEqual({
    oldPassword: "currentPassword",
  });
});

test.each([
  [{ birthDate: "2026-02-30" }, { birthDate: "date" }],
  [{ birthDate: "1899-12-31" }, { birthDate: "date" }],
  [{ birthDate: "2999-01-01" }, { birthDate: "dateInFuture" }],
  [{ birthDate: "", birthdayVoucher: true }, { birthDate: "birthDateForVoucher" }],
  [
    { birthDate: "2026-02-30", birthdayVoucher: true, phone: "x" },
    { birthDate: "date", phone: "phone" },
  ],
  [{ birthDate: "1984-02-29", birthdayVoucher: true }, {}],
  [{ birthDate: null }, {}],
])("the birth date %j", (changes, problems) => {
  expect(problemsOf(profileSchema, { ...person, ...changes })).toEqual(problems);
});

test("whoever signs in may have any password, and an address in capitals", () => {
  expect(signInSchema.parse({ email: " Sanne@Voorbeeld.NL", password: " oud wachtwoord " })).toEqual({
    email: "sanne@voorbeeld.nl",
    password: " oud wachtwoord ",
  });
});
