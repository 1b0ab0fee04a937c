import { restockSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { text } from "#gateway/locale/text.ts";
import { refusing } from "#gateway/account/account-refusal.ts";

interface Requested {
  readonly confirmByMail: boolean;
}

const RequestRestockNoticeInput = builder.inputType("RequestRestockNoticeInput", {
  description: "Who waits for what.",
  fields: (t) => ({
    variantId: t.int({ required: true, description: "Number of the variant, `ProductVariant.variantId`." }),
    email: t.string({ required: true, description: "Address the mail goes to." }),
  }),
});

const RequestRestockNoticePayload = builder.objectRef<Requested>("RequestRestockNoticePayload").implement({
  description: "The request was accepted; the response is the same whatever is known of the address and the variant.",
  fields: (t) => ({
    confirmByMail: t.exposeBoolean("confirmByMail", {
      description: "Whether a mail asks the owner of the address first; false for a customer's own confirmed address.",
    }),
    message: t.string({
      description: "What comes next, in the shop's language, for people only.",
      resolve: ({ confirmByMail }, _args, context) =>
        text(context.shop, confirmByMail ? "restock.confirmByMail" : "restock.requested"),
    }),
  }),
});

builder.mutationField("requestRestockNotice", (t) =>
  t.field({
    type: RequestRestockNoticePayload,
    description: "Asks for one mail when a variant can be bought again, once a link mailed to the address is opened.",
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: RequestRestockNoticeInput, required: true, description: "Who waits for what." }) },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(restockSchema, input);
      if (!data) throw invalidInput(context, problems);
      const status = await refusing(context, {}, () => context.sources.rpc.account.requestRestockNotice(data));
      return { confirmByMail: status !== "successful" };
    },
  }),
);
