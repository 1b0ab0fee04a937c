import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { LinkNotUsable } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { donePayload } from "#gateway/account/done-payload.ts";

const EndRestockNoticeInput = builder.inputType("EndRestockNoticeInput", {
  description: "Which request to forget.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

builder.mutationField("endRestockNotice", (t) =>
  t.field({
    type: donePayload("EndRestockNoticePayload", "The request is forgotten."),
    description: "Forgets a request for a mail when something can be bought again, with the link of the mail.",
    errors: { types: [LinkNotUsable, TooManyAttempts] },
    args: { input: t.arg({ type: EndRestockNoticeInput, required: true, description: "The token of the mail." }) },
    resolve: async (_root, { input }, context) => {
      const refusals = { unreadable: LinkNotUsable, 406: LinkNotUsable };
      await refusing(context, refusals, () => context.sources.rpc.account.endRestockNotice(input.token));
      return {};
    },
  }),
);
