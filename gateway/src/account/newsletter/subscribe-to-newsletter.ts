import { newsletterSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { newsletterOutcome, newsletterPayload } from "./newsletter-outcome.ts";

const SubscribeToNewsletterInput = builder.inputType("SubscribeToNewsletterInput", {
  description: "Who wants the newsletter.",
  fields: (t) => ({
    email: t.string({ required: true, description: "Address it goes to." }),
    consent: t.boolean({
      required: true,
      description: "Whether the person agrees to receive it; without consent the status is DECLINED.",
    }),
  }),
});

builder.mutationField("subscribeToNewsletter", (t) =>
  t.field({
    type: newsletterPayload("SubscribeToNewsletterPayload"),
    description: "Signs an address up for the newsletter, once a link mailed to it is opened (double opt-in).",
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SubscribeToNewsletterInput, required: true, description: "Who wants it." }) },
    resolve: (_root, { input }, context) => {
      const { data, problems } = checkForm(newsletterSchema, input);
      if (!data) throw invalidInput(context, problems);
      return newsletterOutcome(
        context,
        (status) => `newsletter.${status}`,
        (calls) => calls.newsletterSubscribe(data.email, input.consent),
      );
    },
  }),
);
