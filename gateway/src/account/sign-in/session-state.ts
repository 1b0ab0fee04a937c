import { builder } from "#gateway/builder.ts";
import { loadViewer } from "#gateway/viewer.ts";

const SessionStateRef = builder.enumType("SessionState", {
  description: "Whether somebody is signed in.",
  values: {
    NONE: { description: "The request carries no session: nobody has signed in, or they have signed out." },
    ACTIVE: { description: "The session is active; `viewer` is its customer, or a guest." },
    ENDED: { description: "The session has expired, or was ended elsewhere: sign in again." },
  } as const,
});

builder.queryField("sessionState", (t) =>
  t.field({
    type: SessionStateRef,
    nullable: true,
    description:
      "Whether the request's session is active; `viewer` cannot tell an ended session from none. Null only together with an error.",
    resolve: async (_root, _args, context, info) => {
      if (context.session.token === undefined) return "NONE";
      return (await loadViewer(context, info)) ? "ACTIVE" : "ENDED";
    },
  }),
);
