import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { LinkNotUsable } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { donePayload } from "./done-payload.ts";

const ConfirmAccountDeletionInput = builder.inputType("ConfirmAccountDeletionInput", {
  description: "Proof of the wish to delete the account.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

builder.mutationField("confirmAccountDeletion", (t) =>
  t.field({
    type: donePayload(
      "ConfirmAccountDeletionPayload",
      "The account, its data and its sessions are deleted. Orders are stored as long as the law requires.",
    ),
    description: "Deletes the account with the link of a mail.",
    errors: { types: [LinkNotUsable, TooManyAttempts] },
    args: {
      input: t.arg({ type: ConfirmAccountDeletionInput, required: true, description: "The token of the mail." }),
    },
    resolve: async (_root, { input }, context) => {
      const refusals = { unreadable: LinkNotUsable, 406: LinkNotUsable };
      await refusing(context, refusals, () => context.sources.rpc.account.confirmAccountDeletion(input.token));
      context.session.end();
      return {};
    },
  }),
);
