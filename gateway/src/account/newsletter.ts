import { newsletterSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireNewsletterStatus } from "#gateway/sources/rpc/wire-account.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { refusing } from "./account-refusal.ts";
import { CustomerRef } from "./customer.ts";

interface NewsletterOutcome {
  readonly status: WireNewsletterStatus;
  readonly textKey: TextKey;
}

const NewsletterStatusRef = builder.enumType("NewsletterStatus", {
  description: "Outcome of a newsletter sign-up, its confirmation, or its end.",
  values: {
    SUCCESSFUL: { value: "successful", description: "It is done." },
    DOI_PENDING: {
      value: "doi_pending",
      description:
        "A mail with a link to confirm the address was sent; the status for everybody who has not yet proved to own it.",
    },
    SUBSCRIBED: { value: "subscribed", description: "Nothing to change: it was done before." },
    DECLINED: { value: "declined", description: "The sign-up was refused because consent was missing." },
    NOT_FOUND: { value: "not_found", description: "The link belongs to no sign-up." },
    UNEXPECTED: {
      value: "unexpected",
      description: "The order service sent an unexpected response; nothing was changed as far as is known.",
    },
  } as const,
});

function newsletterPayload(name: string) {
  return builder.objectRef<NewsletterOutcome>(name).implement({
    description: "Outcome of a newsletter mutation.",
    fields: (t) => ({
      status: t.expose("status", { type: NewsletterStatusRef, description: "The outcome, for programs to branch on." }),
      message: t.string({
        description: "The outcome in the shop's language, for people only.",
        resolve: ({ textKey }, _args, context) => text(context.shop, textKey),
      }),
      viewer: t.field({
        type: CustomerRef,
        nullable: true,
        description:
          "The customer of the request, with `Customer.newsletter` as it is now; null for an anonymous visitor.",
        resolve: (_outcome, _args, context) => loadViewer(context),
      }),
    }),
  });
}

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

const ConfirmNewsletterInput = builder.inputType("ConfirmNewsletterInput", {
  description: "Proof that the address is the subscriber's.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
  }),
});

const UnsubscribeFromNewsletterInput = builder.inputType("UnsubscribeFromNewsletterInput", {
  description: "Who no longer wants the newsletter.",
  fields: (t) => ({
    token: t.string({
      description: "The `token` in the link of a newsletter; left out by a customer who is signed in.",
    }),
  }),
});

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.field({
    type: newsletterPayload("SubscribeToNewsletterPayload"),
    description: "Signs an address up for the newsletter, once a link mailed to it is opened (double opt-in).",
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SubscribeToNewsletterInput, required: true, description: "Who wants it." }) },
    resolve: (_root, { input }, context) => {
      const { data, problems } = checkForm(newsletterSchema, input);
      if (!data) throw invalidInput(context, problems);
      return outcomeOf(
        context,
        (status) => `newsletter.${status}`,
        (calls) => calls.newsletterSubscribe(data.email, input.consent),
      );
    },
  }),
  confirmNewsletter: t.field({
    type: newsletterPayload("ConfirmNewsletterPayload"),
    description: "Confirms a newsletter sign-up with the link of a mail.",
    errors: { types: [TooManyAttempts] },
    args: { input: t.arg({ type: ConfirmNewsletterInput, required: true, description: "The token of the mail." }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(
        context,
        (status) => `newsletter.${status}`,
        (calls) => calls.newsletterConfirm(input.token),
      ),
  }),
  unsubscribeFromNewsletter: t.field({
    type: newsletterPayload("UnsubscribeFromNewsletterPayload"),
    description: "Ends the newsletter, with the link of a newsletter or for the customer who is signed in.",
    errors: { types: [TooManyAttempts] },
    args: {
      input: t.arg({ type: UnsubscribeFromNewsletterInput, required: true, description: "Who no longer wants it." }),
    },
    resolve: (_root, { input }, context) =>
      outcomeOf(context, unsubscribedText, (calls) => calls.newsletterUnsubscribe(input.token ?? undefined)),
  }),
}));

async function outcomeOf(
  context: GatewayContext,
  textOf: (status: WireNewsletterStatus) => TextKey,
  call: (calls: GatewayContext["sources"]["rpc"]["account"]) => Promise<WireNewsletterStatus>,
): Promise<NewsletterOutcome> {
  const status = await refusing(context, {}, () => call(context.sources.rpc.account).catch(statusOfFailure));
  return { status, textKey: textOf(status) };
}

/** An upstream may say the same by status: 400, 401 and 404 are about somebody who is not there, and whatever is not expected is that. */
function statusOfFailure(error: unknown): WireNewsletterStatus {
  const status = rpcProblemOf(error)?.status;
  if (status === undefined || status === 429) throw error;
  return [400, 401, 404].includes(status) ? "not_found" : "unexpected";
}

function unsubscribedText(status: WireNewsletterStatus): TextKey {
  if (status === "successful" || status === "subscribed") return "newsletter.unsubscribed";
  return status === "not_found" ? "newsletter.accountNotFound" : "newsletter.unexpected";
}
