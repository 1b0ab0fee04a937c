import { builder } from "#gateway/builder.ts";
import { endSession, signOutPayload } from "./end-session.ts";

builder.mutationField("signOutEverywhere", (t) =>
  t.field({
    type: signOutPayload("SignOutEverywherePayload"),
    description:
      "Ends all sessions of the customer, on every device; does nothing without one. It has no refusals: its payload is its only result.",
    errors: { types: [] },
    resolve: async (_root, _args, context) => {
      await endSession(context, () => context.sources.rpc.account.logoutEverywhere());
      return {};
    },
  }),
);
