import { builder } from "#gateway/builder.ts";

interface BegunVisit {
  readonly token: string | null;
}

const BeginVisitPayloadRef = builder.objectRef<BegunVisit>("BeginVisitPayload").implement({
  description: "The visitor of this device.",
  fields: (t) => ({
    token: t.exposeString("token", {
      nullable: true,
      description:
        "The visitor's token, to be sent as `x-visitor` with every request and kept for 180 days after the last change; null for browsers, whose cookie it is.",
    }),
  }),
});

builder.mutationField("beginVisit", (t) =>
  t.field({
    type: BeginVisitPayloadRef,
    description:
      "Makes the visitor to whom basket, wishlist and rooms of a device belong, before its first change: a client that sends several first changes at once is one visitor then. Whoever is one already stays it. A visit ends when its token is forgotten. It has no refusals: its payload is its only result.",
    errors: { types: [] },
    resolve: (_root, _args, context) => {
      const token = context.visitor.ensure();
      return { token: context.usesCookies ? null : token };
    },
  }),
);
