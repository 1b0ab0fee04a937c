import { profileSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { keepViewer } from "#gateway/viewer.ts";
import { AccountRequired, NotSignedIn, ProfileNotSaved } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { GenderRef } from "./gender.ts";
import { accountOf } from "./own-customer.ts";
import { viewerPayload } from "./viewer-payload.ts";

const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  description:
    "The customer's personal data as a whole: a field left out is emptied. The e-mail address is changed by `changeEmail`.",
  fields: (t) => ({
    firstName: t.string({ required: true, description: "First name, at most 60 characters." }),
    lastName: t.string({ required: true, description: "Last name with its prefix, at most 60 characters." }),
    gender: t.field({ type: GenderRef, required: true, description: "How the customer wants to be addressed." }),
    phone: t.string({ description: "Telephone number with 8 to 15 digits, such as +12 3456 7890." }),
    birthDate: t.field({ type: "Date", description: "Birth date, from 1900 on; needed with `birthdayVoucher`." }),
    birthdayVoucher: t.boolean({ description: "Whether to send a voucher on the birthday; false when left out." }),
  }),
});

builder.mutationField("updateProfile", (t) =>
  t.field({
    type: viewerPayload("UpdateProfilePayload", "The data are saved."),
    description: "Saves the customer's personal data.",
    errors: { types: [ProfileNotSaved, NotSignedIn, AccountRequired, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: "The personal data." }) },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(profileSchema, {
        ...input,
        birthdayVoucher: input.birthdayVoucher ?? false,
      });
      if (!data) throw invalidInput(context, problems);
      await accountOf(context);
      const refusals = { otherwise: ProfileNotSaved };
      const viewer = await refusing(context, refusals, () => context.sources.rpc.account.updateProfile(data));
      keepViewer(context, viewer);
      return { viewer };
    },
  }),
);
