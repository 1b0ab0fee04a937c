import { accountDeletionSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountRequired, EmailNotVerified, NotSignedIn, WrongPassword } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { donePayload } from "./done-payload.ts";
import { accountOf } from "./own-customer.ts";

const RequestAccountDeletionInput = builder.inputType("RequestAccountDeletionInput", {
  description: "Proof that the request is the customer's own.",
  fields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
});

builder.mutationField("requestAccountDeletion", (t) =>
  t.field({
    type: donePayload(
      "RequestAccountDeletionPayload",
      "A mail with the link that deletes the account is on its way; nothing is deleted yet.",
    ),
    description: "Mails the link that deletes the account.",
    errors: { types: [WrongPassword, EmailNotVerified, NotSignedIn, AccountRequired, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: RequestAccountDeletionInput, required: true, description: "The password." }) },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(accountDeletionSchema, input);
      if (!data) throw invalidInput(context, problems);
      await accountOf(context);
      await refusing(context, { 403: WrongPassword, 409: EmailNotVerified }, () =>
        context.sources.rpc.account.requestAccountDeletion(data.password),
      );
      return {};
    },
  }),
);
