import { signUpSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountAlreadyExists, NotSignedIn, RequestFailed } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { GenderRef } from "#gateway/account/gender.ts";
import { begunSession, guestKeysOf, sessionPayload } from "./session-payload.ts";

const SignUpInput = builder.inputType("SignUpInput", {
  description: "An account to create; the rules are those of `schema/rules/account/account-forms.ts`.",
  fields: (t) => ({
    firstName: t.string({ required: true, description: "First name, at most 60 characters." }),
    lastName: t.string({ required: true, description: "Last name with its prefix, at most 60 characters." }),
    gender: t.field({ type: GenderRef, required: true, description: "How the person wants to be addressed." }),
    email: t.string({ required: true, description: "E-mail address, at most 254 characters." }),
    password: t.string({
      required: true,
      description:
        "8 to 128 characters with an uppercase letter, a digit and a special character, without spaces; common ones are refused.",
    }),
    birthDate: t.field({ type: "Date", description: "Birth date, from 1900 on; needed with `birthdayVoucher`." }),
    newsletter: t.boolean({
      description: "Whether to send the newsletter, once the address is confirmed; false when left out.",
    }),
    birthdayVoucher: t.boolean({ description: "Whether to send a voucher on the birthday; false when left out." }),
  }),
});

builder.mutationField("signUp", (t) =>
  t.field({
    type: sessionPayload(
      "SignUpPayload",
      "The account is made and its session has begun.",
      "The customer's basket, with the visitor's items.",
    ),
    description: "Creates an account and opens its session. A mail with a link to confirm the address is sent.",
    errors: { types: [AccountAlreadyExists, NotSignedIn, RequestFailed, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SignUpInput, required: true, description: "The account to create." }) },
    resolve: async (_root, { input }, context) => {
      const { newsletter, birthdayVoucher, ...given } = input;
      const form = { ...given, newsletter: newsletter ?? false, birthdayVoucher: birthdayVoucher ?? false };
      const { data, problems } = checkForm(signUpSchema, form);
      if (!data) throw invalidInput(context, problems);
      const refusals = { 400: RequestFailed, 409: AccountAlreadyExists, 500: RequestFailed };
      return begunSession(
        context,
        await refusing(context, refusals, () => context.sources.rpc.account.register(data, guestKeysOf(context))),
      );
    },
  }),
);
