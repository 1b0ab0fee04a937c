import { LinkNotUsable } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { donePayload } from "#gateway/account/done-payload.ts";
import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";

const EndReviewInvitationsInput = builder.inputType("EndReviewInvitationsInput", {
  description: "A mail that asked for reviews.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

builder.mutationField("endReviewInvitations", (t) =>
  t.field({
    type: donePayload("EndReviewInvitationsPayload", "The address gets no more mails that ask for reviews."),
    description: "Ends the mails that ask for reviews, with the link of one of them.",
    errors: { types: [LinkNotUsable, TooManyAttempts] },
    args: {
      input: t.arg({ type: EndReviewInvitationsInput, required: true, description: "The token of the mail." }),
    },
    resolve: async (_root, { input }, context) => {
      const refusals = { unreadable: LinkNotUsable, 406: LinkNotUsable };
      await refusing(context, refusals, () => context.sources.rpc.reviews.endInvitations(input.token));
      return {};
    },
  }),
);
