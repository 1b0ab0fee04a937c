import { AccountRequired, NotSignedIn, ProfileNotSaved } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { accountOf } from "#gateway/account/own-customer.ts";
import { viewerPayload } from "#gateway/account/viewer-payload.ts";
import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { keepSleepers } from "./saved-sleepers.ts";

builder.mutationField("removeSleepers", (t) =>
  t.field({
    type: viewerPayload("RemoveSleepersPayload", "Nothing is stored of who lies on the mattress."),
    description: "Erases who lies on the mattress from the customer's account; does nothing when nothing is stored.",
    errors: { types: [ProfileNotSaved, NotSignedIn, AccountRequired, TooManyAttempts] },
    resolve: async (_root, _args, context) => {
      const viewer = await accountOf(context);
      await refusing(context, { otherwise: ProfileNotSaved }, () => context.sources.rpc.sleepers.remove());
      keepSleepers(context, { sleepers: [], consentedAt: null });
      return { viewer };
    },
  }),
);
