import { accountDeletionSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { basketKeyOf, wishlistKeyOf } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountRequired, NotSignedIn, RequestFailed, WrongPassword } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { accountOf } from "./own-customer.ts";

const ExportMyDataInput = builder.inputType("ExportMyDataInput", {
  description: "Proof that the request is the customer's own.",
  fields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
});

const ExportMyDataPayloadRef = builder.objectRef<{ readonly document: unknown }>("ExportMyDataPayload").implement({
  description: "Everything the shop stores about the customer.",
  fields: (t) => ({
    document: t.expose("document", {
      type: "JSON",
      nullable: true,
      description:
        "An object with a member for each kind of data: profile, addresses, orders, newsletter, basket, wishlist and more.",
    }),
  }),
});

builder.mutationField("exportMyData", (t) =>
  t.field({
    type: ExportMyDataPayloadRef,
    description: "Returns a copy of everything that is stored about the customer. It changes nothing, but is recorded.",
    errors: { types: [WrongPassword, RequestFailed, NotSignedIn, AccountRequired, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: ExportMyDataInput, required: true, description: "The password." }) },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(accountDeletionSchema, input);
      if (!data) throw invalidInput(context, problems);
      await accountOf(context);
      const { configurationsKey } = context.visitor;
      const keys = {
        basketKey: await basketKeyOf(context),
        wishlistKey: await wishlistKeyOf(context),
        configurationsKey,
      };
      const refusals = { 403: WrongPassword, otherwise: RequestFailed };
      return {
        document: await refusing(context, refusals, () =>
          context.sources.rpc.account.exportMyData(data.password, keys),
        ),
      };
    },
  }),
);
