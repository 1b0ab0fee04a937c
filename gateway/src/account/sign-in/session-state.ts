import { builder } from "#gateway/builder.ts";
import { loadViewer } from "#gateway/viewer.ts";

const SessionStateRef = builder.enumType("SessionState", {
  description: "Whether somebody is signed in.",
  values: {
    NONE: { description: "The request carries no session: nobody has signed in, or they have signed out." },
    ACTIVE: { description: "The session lives; `viewer` is its customer, or a guest." },
    ENDED: { description: "The session of the request has run out, or was ended elsewhere: sign in again." },
  } as const,
});

builder.queryField("sessionState", (t) =>
  t.field({
    type: SessionStateRef,
    nullable: true,
    description:
      "Whether the request's session lives, as `viewer` cannot tell one that has ended from none. Null only beside a fault.",
    resolve: async (_root, _args, context, info) => {
      if (context.session.token === undefined) return "NONE";
      return (await loadViewer(context, info)) ? "ACTIVE" : "ENDED";
    },
  }),
);
