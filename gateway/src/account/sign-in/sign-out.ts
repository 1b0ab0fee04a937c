import { builder } from "#gateway/builder.ts";
import { endSession, signOutPayload } from "./end-session.ts";

builder.mutationField("signOut", (t) =>
  t.field({
    type: signOutPayload("SignOutPayload"),
    description:
      "Ends the session and removes its cookie; does nothing without one. A guest keeps the basket. It has no refusals: its payload is its only result.",
    errors: { types: [] },
    resolve: async (_root, _args, context) => {
      await endSession(context, () => context.sources.rpc.logout());
      return {};
    },
  }),
);
