import { resetPasswordSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { LinkNotUsable } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { donePayload } from "#gateway/account/done-payload.ts";

const longestToken = 200;

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "A new password, and the proof that the mail arrived.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` or `hash` in the link of the mail." }),
    password: t.string({ required: true, description: "The new password, by the rules of `signUp`." }),
  }),
});

builder.mutationField("resetPassword", (t) =>
  t.field({
    type: donePayload(
      "ResetPasswordPayload",
      "The new password is set and every session of the account has ended. Nobody is signed in by it.",
    ),
    description: "Sets a new password with the link of a mail, which works once.",
    errors: { types: [LinkNotUsable, InvalidInput, TooManyAttempts] },
    args: {
      input: t.arg({
        type: ResetPasswordInput,
        required: true,
        description: "The new password and the token of the mail.",
      }),
    },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(resetPasswordSchema, input);
      if (!data) throw invalidInput(context, problems);
      if (input.token.length > longestToken) throw new LinkNotUsable();
      await refusing(context, { 406: LinkNotUsable }, () =>
        context.sources.rpc.account.resetPassword(input.token, data.password),
      );
      return {};
    },
  }),
);
