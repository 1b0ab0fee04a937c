import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountAlreadyExists, LinkNotUsable } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { donePayload } from "./done-payload.ts";

const ConfirmEmailChangeInput = builder.inputType("ConfirmEmailChangeInput", {
  description: "Proof that the new address is the customer's.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

builder.mutationField("confirmEmailChange", (t) =>
  t.field({
    type: donePayload("ConfirmEmailChangePayload", "The new address is in use."),
    description: "Confirms the account's new e-mail address with the link of a mail.",
    errors: { types: [LinkNotUsable, AccountAlreadyExists, TooManyAttempts] },
    args: { input: t.arg({ type: ConfirmEmailChangeInput, required: true, description: "The token of the mail." }) },
    resolve: async (_root, { input }, context) => {
      const refusals = { unreadable: LinkNotUsable, 406: LinkNotUsable, 409: AccountAlreadyExists };
      await refusing(context, refusals, () => context.sources.rpc.account.confirmEmailChange(input.token));
      return {};
    },
  }),
);
