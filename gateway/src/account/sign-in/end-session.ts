import { BasketRef } from "#gateway/basket/basket.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { CustomerRef } from "#gateway/account/customer.ts";

/** Payload of the mutations that end sessions. */
export function signOutPayload(name: string) {
  return builder.objectRef<object>(name).implement({
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
        description: "The visitor's basket; a customer's own stays with the account.",
        resolve: (_payload, _args, context, info) => loadBasket(context, info),
      }),
    }),
  });
}

/** Ends the session upstream by `end` and removes its cookie, also when it has ended already. */
export async function endSession(context: GatewayContext, end: () => Promise<void>): Promise<void> {
  if (context.session.token === undefined) return;
  try {
    await end();
  } catch (error) {
    if (!(error instanceof UpstreamError && error.status === 401)) throw error;
  } finally {
    context.session.end();
  }
}
