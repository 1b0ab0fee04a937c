import { updatePasswordSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountRequired, NotSignedIn, PasswordNotUpdated, WrongPassword } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { accountOf } from "./own-customer.ts";
import { begunSession, sessionPayload } from "./sign-in/session-payload.ts";

const UpdatePasswordInput = builder.inputType("UpdatePasswordInput", {
  description: "The current and the new password.",
  fields: (t) => ({
    oldPassword: t.string({ required: true, description: "The current password." }),
    newPassword: t.string({ required: true, description: "The new password, by the rules of `signUp`." }),
  }),
});

builder.mutationField("updatePassword", (t) =>
  t.field({
    type: sessionPayload(
      "UpdatePasswordPayload",
      "The new password is set. This session continues under a new token, all others have ended.",
      "The customer's basket, which stays.",
    ),
    description: "Changes the password; the current one is required.",
    errors: { types: [WrongPassword, PasswordNotUpdated, NotSignedIn, AccountRequired, InvalidInput, TooManyAttempts] },
    args: {
      input: t.arg({ type: UpdatePasswordInput, required: true, description: "The current and the new password." }),
    },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(updatePasswordSchema, input);
      if (!data) throw invalidInput(context, problems);
      await accountOf(context);
      const refusals = { 403: WrongPassword, otherwise: PasswordNotUpdated };
      return begunSession(
        context,
        await refusing(context, refusals, () => context.sources.rpc.account.updatePassword(data)),
      );
    },
  }),
);
