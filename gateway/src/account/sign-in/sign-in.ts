import { signInSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { NotSignedIn, RequestFailed, WrongCredentials } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { begunSession, guestKeysOf, sessionPayload } from "./session-payload.ts";

const SignInInput = builder.inputType("SignInInput", {
  description: "E-mail address and password.",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail address of the account, in any case." }),
    password: t.string({ required: true, description: "Its password, exactly as it was chosen." }),
  }),
});

builder.mutationField("signIn", (t) =>
  t.field({
    type: sessionPayload("SignInPayload", "A session has begun.", "The customer's basket, merged with the visitor's."),
    description: "Opens a session of an account, and sets its cookie for browsers.",
    errors: { types: [WrongCredentials, NotSignedIn, RequestFailed, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SignInInput, required: true, description: "E-mail address and password." }) },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(signInSchema, input);
      if (!data) throw invalidInput(context, problems);
      const refusals = { 400: RequestFailed, 404: WrongCredentials, 500: RequestFailed };
      return begunSession(
        context,
        await refusing(context, refusals, () => context.sources.rpc.account.login(data, guestKeysOf(context))),
      );
    },
  }),
);
