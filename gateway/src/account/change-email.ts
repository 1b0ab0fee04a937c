import { changeEmailSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import type { WireUpdatedUser } from "#gateway/sources/rpc/wire-account.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { keepViewer } from "#gateway/viewer.ts";
import {
  AccountAlreadyExists,
  AccountRequired,
  NotSignedIn,
  ProfileNotSaved,
  WrongPassword,
} from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { CustomerRef } from "./customer.ts";
import { accountOf } from "./own-customer.ts";

const ChangeEmailInput = builder.inputType("ChangeEmailInput", {
  description: "A new e-mail address for the account.",
  fields: (t) => ({
    email: t.string({ required: true, description: "The new address, at most 254 characters." }),
    password: t.string({ required: true, description: "The account's password." }),
  }),
});

const ChangeEmailPayloadRef = builder.objectRef<WireUpdatedUser>("ChangeEmailPayload").implement({
  description: "The new address is stored.",
  fields: (t) => ({
    viewer: t.field({
      type: CustomerRef,
      description: "The customer, with the address in use now.",
      resolve: (user) => user,
    }),
    pendingEmail: t.string({
      nullable: true,
      description: "The new address until the link mailed to it is opened; null when it is in use already.",
      resolve: (user) => user.pendingEmail ?? null,
    }),
  }),
});

builder.mutationField("changeEmail", (t) =>
  t.field({
    type: ChangeEmailPayloadRef,
    description: "Requests a new e-mail address, which is used once the link mailed to it is opened.",
    errors: {
      types: [
        WrongPassword,
        AccountAlreadyExists,
        ProfileNotSaved,
        NotSignedIn,
        AccountRequired,
        InvalidInput,
        TooManyAttempts,
      ],
    },
    args: {
      input: t.arg({ type: ChangeEmailInput, required: true, description: "The new address and the password." }),
    },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(changeEmailSchema, input);
      if (!data) throw invalidInput(context, problems);
      await accountOf(context);
      const refusals = { 403: WrongPassword, 409: AccountAlreadyExists, otherwise: ProfileNotSaved };
      const user = await refusing(context, refusals, () => context.sources.rpc.account.changeEmail(data));
      keepViewer(context, user);
      return user;
    },
  }),
);
