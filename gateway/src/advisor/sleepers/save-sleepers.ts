import { savedSleepersSchema } from "@warmeland/schema/rules/hardness/saved-sleepers.ts";
import { AccountRequired, NotSignedIn, ProfileNotSaved } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { accountOf } from "#gateway/account/own-customer.ts";
import { viewerPayload } from "#gateway/account/viewer-payload.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { keepSleepers } from "./saved-sleepers.ts";
import { SleeperInput } from "./sleeper-input.ts";

const SaveSleepersInput = builder.inputType("SaveSleepersInput", {
  description: "Who lies on the customer's mattress.",
  fields: (t) => ({
    sleepers: t.field({ type: [SleeperInput], required: true, description: "One sleeper, or two." }),
    consent: t.boolean({
      required: true,
      description: "The customer consents to have it stored with the account; nothing is stored without.",
    }),
  }),
});

builder.mutationField("saveSleepers", (t) =>
  t.field({
    type: viewerPayload("SaveSleepersPayload", "The sleepers are stored in the place of those before."),
    description:
      "Stores who lies on the mattress with the customer's account, until `removeSleepers` or the account's deletion.",
    errors: { types: [ProfileNotSaved, NotSignedIn, AccountRequired, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SaveSleepersInput, required: true, description: "The sleepers, and consent." }) },
    resolve: async (_root, { input }, context) => {
      const { data, problems } = checkForm(savedSleepersSchema, input);
      if (!data) throw invalidInput(context, problems);
      const viewer = await accountOf(context);
      const refusals = { otherwise: ProfileNotSaved };
      keepSleepers(context, await refusing(context, refusals, () => context.sources.rpc.sleepers.save(data)));
      return { viewer };
    },
  }),
);
