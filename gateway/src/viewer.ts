import type { GatewayContext } from "./context.ts";
import { requestLoader } from "./request-loader.ts";
import type { WireUser } from "./sources/rpc/wire-user.ts";
import { UpstreamError } from "./sources/upstream-error.ts";

const byToken = requestLoader<string, WireUser | null>(async (tokens, context) => {
  const user = await context.sources.rpc.getUser().catch(nullWithoutSession);
  return tokens.map(() => user);
}, {});

/** The customer of the request's session, asked once; null without a session and for a dead one. */
export async function loadViewer(context: GatewayContext): Promise<WireUser | null> {
  const { token } = context.session;
  return token === undefined ? null : byToken(context).load(token);
}

/** Begins a session whose customer is known already, so that nobody asks for it again. */
export function beginSession(context: GatewayContext, token: string, customer: WireUser): void {
  context.session.begin(token);
  byToken(context).clear(token).prime(token, customer);
}

/** Remembers the customer as a write left them, so that the same request need not ask again. */
export function keepViewer(context: GatewayContext, customer: WireUser): void {
  const token = context.session.token ?? "";
  byToken(context).clear(token).prime(token, customer);
}

function nullWithoutSession(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 401) return null;
  throw error;
}
