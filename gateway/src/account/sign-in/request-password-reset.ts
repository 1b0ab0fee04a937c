import { requestPasswordResetSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountDeactivated, EmailNotFound } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { donePayload } from "#gateway/account/done-payload.ts";

const RequestPasswordResetInput = builder.inputType("RequestPasswordResetInput", {
  description: "Whose password was forgotten.",
  fields: (t) => ({ email: t.string({ required: true, description: "E-mail address of the account." }) }),
});

builder.mutationField("requestPasswordReset", (t) =>
  t.field({
    type: donePayload(
      "RequestPasswordResetPayload",
      "A mail is on its way if an account has this address; whether one has is not revealed.",
    ),
    description: "Mails a link for setting a new password. The response is the same for every address.",
    errors: { types: [AccountDeactivated, EmailNotFound, InvalidInput, TooManyAttempts] },
    args: {
      input: t.arg({ type: RequestPasswordResetInput, required: true, description: "Whose password was forgotten." }),
    },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(requestPasswordResetSchema, input);
      if (!data) throw invalidInput(context, problems);
      const refusals = { 403: AccountDeactivated, 404: EmailNotFound };
      await refusing(context, refusals, () => context.sources.rpc.account.forgotPassword(data.email));
      return {};
    },
  }),
);
