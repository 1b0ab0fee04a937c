import { BasketRef } from "#gateway/basket/basket.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { CustomerRef } from "./customer.ts";
import { loadViewer } from "#gateway/viewer.ts";

const SignOutPayloadRef = builder.objectRef<object>("SignOutPayload").implement({
  description: "The session has ended.",
  fields: (t) => ({
    viewer: t.field({
      type: CustomerRef,
      nullable: true,
      description: "Always null: nobody is signed in.",
      resolve: (_payload, _args, context) => loadViewer(context),
    }),
    basket: t.field({
      type: BasketRef,
      description: "The visitor's basket, which stays.",
      resolve: (_payload, _args, context, info) => loadBasket(context, info),
    }),
  }),
});

builder.mutationField("signOut", (t) =>
  t.field({
    type: SignOutPayloadRef,
    description: "Ends the session and removes its cookie; does nothing without one. The basket stays with the visitor.",
    errors: { types: [] },
    resolve: async (_root, _args, context) => {
      await endSession(context);
      return {};
    },
  }),
);

async function endSession(context: GatewayContext): Promise<void> {
  if (context.session.token === undefined) return;
  try {
    await context.sources.rpc.logout();
  } catch (error) {
    if (!(error instanceof UpstreamError && error.status === 401)) throw error;
  } finally {
    context.session.end();
  }
}
