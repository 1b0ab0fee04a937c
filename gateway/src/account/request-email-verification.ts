import { builder } from "#gateway/builder.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountRequired, NotSignedIn } from "./account-errors.ts";
import { refusing } from "./account-refusal.ts";
import { donePayload } from "./done-payload.ts";
import { accountOf } from "./own-customer.ts";

builder.mutationField("requestEmailVerification", (t) =>
  t.field({
    type: donePayload("RequestEmailVerificationPayload", "A mail is on its way."),
    description: "Mails the link that confirms the account's address again.",
    errors: { types: [NotSignedIn, AccountRequired, TooManyAttempts] },
    resolve: async (_root, _args, context) => {
      await accountOf(context);
      await refusing(context, {}, () => context.sources.rpc.account.requestEmailVerification());
      return {};
    },
  }),
);
