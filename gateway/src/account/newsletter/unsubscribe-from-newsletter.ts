import { builder } from "#gateway/builder.ts";
import { type TextKey } from "#gateway/locale/text.ts";
import type { WireNewsletterStatus } from "#gateway/sources/rpc/wire-account.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { newsletterOutcome, newsletterPayload } from "./newsletter-outcome.ts";

const UnsubscribeFromNewsletterInput = builder.inputType("UnsubscribeFromNewsletterInput", {
  description: "Who no longer wants the newsletter.",
  fields: (t) => ({
    token: t.string({
      description: "The `token` in the link of a newsletter; left out by a customer who is signed in.",
    }),
  }),
});

builder.mutationField("unsubscribeFromNewsletter", (t) =>
  t.field({
    type: newsletterPayload("UnsubscribeFromNewsletterPayload"),
    description: "Ends the newsletter, with the link of a newsletter or for the customer who is signed in.",
    errors: { types: [TooManyAttempts] },
    args: {
      input: t.arg({ type: UnsubscribeFromNewsletterInput, required: true, description: "Who no longer wants it." }),
    },
    resolve: (_root, { input }, context) =>
      newsletterOutcome(context, unsubscribedText, (calls) => calls.newsletterUnsubscribe(input.token ?? undefined)),
  }),
);

function unsubscribedText(status: WireNewsletterStatus): TextKey {
  if (status === "successful" || status === "subscribed") return "newsletter.unsubscribed";
  return status === "not_found" ? "newsletter.accountNotFound" : "newsletter.unexpected";
}
