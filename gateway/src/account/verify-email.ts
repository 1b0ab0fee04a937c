import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountRequired, LinkNotUsable, NotSignedIn } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { donePayload } from "./done-payload.ts";
import { accountOf } from "./own-customer.ts";

const VerifyEmailInput = builder.inputType("VerifyEmailInput", {
  description: "Proof that the account's address is the customer's.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

builder.mutationField("verifyEmail", (t) =>
  t.field({
    type: donePayload("VerifyEmailPayload", "The address is confirmed."),
    description: "Confirms the account's address with the link of a mail, in a session of that account.",
    errors: { types: [LinkNotUsable, NotSignedIn, AccountRequired, TooManyAttempts] },
    args: { input: t.arg({ type: VerifyEmailInput, required: true, description: "The token of the mail." }) },
    resolve: async (_root, { input }, context) => {
      await accountOf(context);
      const refusals = { unreadable: LinkNotUsable, 406: LinkNotUsable };
      await refusing(context, refusals, () => context.sources.rpc.account.verifyEmail(input.token));
      return {};
    },
  }),
);
