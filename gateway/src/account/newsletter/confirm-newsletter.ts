import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { newsletterOutcome, newsletterPayload } from "./newsletter-outcome.ts";

const ConfirmNewsletterInput = builder.inputType("ConfirmNewsletterInput", {
  description: "Proof that the address is the subscriber's.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

builder.mutationField("confirmNewsletter", (t) =>
  t.field({
    type: newsletterPayload("ConfirmNewsletterPayload"),
    description: "Confirms a newsletter sign-up with the link of a mail.",
    errors: { types: [TooManyAttempts] },
    args: { input: t.arg({ type: ConfirmNewsletterInput, required: true, description: "The token of the mail." }) },
    resolve: (_root, { input }, context) =>
      newsletterOutcome(
        context,
        (status) => `newsletter.${status}`,
        (calls) => calls.newsletterConfirm(input.token),
      ),
  }),
);
