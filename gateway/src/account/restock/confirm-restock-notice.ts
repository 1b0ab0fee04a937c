import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { LinkNotUsable } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { donePayload } from "#gateway/account/done-payload.ts";

const ConfirmRestockNoticeInput = builder.inputType("ConfirmRestockNoticeInput", {
  description: "Proof that the address is the one of who waits.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

builder.mutationField("confirmRestockNotice", (t) =>
  t.field({
    type: donePayload("ConfirmRestockNoticePayload", "The mail will come."),
    description: "Confirms requests for a mail when something can be bought again, with the link of a mail.",
    errors: { types: [LinkNotUsable, TooManyAttempts] },
    args: { input: t.arg({ type: ConfirmRestockNoticeInput, required: true, description: "The token of the mail." }) },
    resolve: async (_root, { input }, context) => {
      const refusals = { unreadable: LinkNotUsable, 406: LinkNotUsable };
      await refusing(context, refusals, () => context.sources.rpc.account.confirmRestockNotice(input.token));
      return {};
    },
  }),
);
