import { contactMessageSchema, type ContactTopic } from "@warmeland/schema/rules/contact-message.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, checkIdempotencyKey, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { text } from "#gateway/locale/text.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";

const LooksAutomated = plainError(
  "LooksAutomated",
  { LOOKS_AUTOMATED: "error.looksAutomated" },
  "The message seems to be a robot's: it came too fast, or something stands in a field that people do not see. Nothing was sent.",
);

const topics: Readonly<Record<ContactTopic, { readonly description: string }>> = {
  ADVICE: { description: "Advice on sleeping or furnishing." },
  ORDER: { description: "An order." },
  DELIVERY: { description: "Delivery." },
  RETURN: { description: "A return or a guarantee." },
  REVIEW: { description: "A review that somebody thinks should not stand there." },
  OTHER: { description: "Something else." },
};

const ContactTopicRef = builder.enumType("ContactTopic", {
  description: "What a message to the shop is about.",
  values: topics,
});

const SendContactMessageInput = builder.inputType("SendContactMessageInput", {
  description: "A message to the shop.",
  fields: (t) => ({
    topic: t.field({ type: ContactTopicRef, required: true, description: "What it is about." }),
    name: t.string({ required: true, description: "Who writes." }),
    email: t.string({ required: true, description: "Address the answer goes to." }),
    orderNumber: t.string({ description: "The order it is about, in any spelling." }),
    message: t.string({ required: true, description: "What is said, at most 4000 characters." }),
    idempotencyKey: t.string({
      required: true,
      description:
        "The caller's key of this message, 16 to 128 letters, digits, `-` and `_`: sent again it is the same message.",
    }),
    website: t.string({ description: "What stands in a field of the form that people do not see; null without one." }),
    secondsSpent: t.int({
      description: "Seconds from showing the form to sending it; null where nothing counts them.",
    }),
  }),
});

const SendContactMessagePayload = builder
  .objectRef<{ readonly number: string }>("SendContactMessagePayload")
  .implement({
    description: "The message was received; a mail says so.",
    fields: (t) => ({
      number: t.exposeString("number", { description: "The number that mails about it carry." }),
      message: t.string({
        description: "What comes next, in the shop's language, for people only.",
        resolve: ({ number }, _args, context) => text(context.shop, "contact.received", { number }),
      }),
    }),
  });

builder.mutationField("sendContactMessage", (t) =>
  t.field({
    type: SendContactMessagePayload,
    description: "Sends the shop a message (docs/rules.md#messages-to-the-shop).",
    errors: { types: [LooksAutomated, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SendContactMessageInput, required: true, description: "The message." }) },
    resolve: async (_root, { input }, context) => {
      const { idempotencyKey, website, secondsSpent } = input;
      const { data, problems } = checkForm(contactMessageSchema, input);
      if (!data) throw invalidInput(context, problems);
      checkIdempotencyKey(context, idempotencyKey);
      const signs = {
        website: website?.slice(0, 200),
        ...(typeof secondsSpent === "number" && { secondsSpent: Math.max(0, secondsSpent) }),
      };
      return refusing(context, {}, async () => {
        try {
          const message = { ...data, ...signs, idempotencyKey };
          return { number: await context.sources.rpc.account.sendContactMessage(message) };
        } catch (error) {
          throw rpcProblemOf(error)?.status === 422 ? new LooksAutomated() : error;
        }
      });
    },
  }),
);
