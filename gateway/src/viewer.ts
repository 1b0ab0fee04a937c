import type { GraphQLResolveInfo } from "graphql";
import { selectsCheckout } from "./request/selects-checkout.ts";
import type { GatewayContext } from "./context.ts";
import { requestLoader } from "./request/request-loader.ts";
import type { WireUserAndCheckout } from "./sources/rpc/wire-checkout.ts";
import type { WireUser } from "./sources/rpc/wire-user.ts";
import { UpstreamError } from "./sources/upstream-error.ts";

const withCheckout = new WeakSet<GatewayContext>();

const byToken = requestLoader<string, WireUserAndCheckout | null>(async (tokens, context) => {
  const { rpc } = context.sources;
  const loaded = withCheckout.has(context) ? rpc.getUserAndCheckout(context.visitor.basketKey) : rpc.getUser();
  const user = await loaded.catch(nullWithoutSession);
  return tokens.map(() => user);
}, {});

/**
 * The customer of the request's session, loaded once; null without a session and for a ended one.
 * @param info of a field: when its query needs the checkout too, that comes in the same call, if the upstream can
 */
export async function loadViewer(
  context: GatewayContext,
  info?: Pick<GraphQLResolveInfo, "operation" | "fragments">,
): Promise<WireUserAndCheckout | null> {
  if (info && selectsCheckout(info)) withCheckout.add(context);
  const { token } = context.session;
  return token === undefined ? null : byToken(context).load(token);
}

/** Begins a session whose customer is loaded already, so that it is not loaded again. */
export function beginSession(context: GatewayContext, token: string, customer: WireUser): void {
  context.session.begin(token);
  byToken(context).clear(token).prime(token, customer);
}

/** Remembers the customer as a write left them, for the rest of the request. */
export function keepViewer(context: GatewayContext, customer: WireUser): void {
  const token = context.session.token ?? "";
  byToken(context).clear(token).prime(token, customer);
}

function nullWithoutSession(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 401) return null;
  throw error;
}
