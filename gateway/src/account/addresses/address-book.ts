import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { WireSavedAddress } from "#gateway/sources/rpc/wire-account.ts";

const bySession = requestLoader<string, WireSavedAddress[]>(async (tokens, context) => {
  const { addresses } = await context.sources.rpc.account.getAddresses();
  return tokens.map(() => addresses);
}, {});

/** Stores the address book as a write left it for the rest of the request. */
export function keepAddresses(context: GatewayContext, addresses: WireSavedAddress[]): void {
  const token = context.session.token ?? "";
  bySession(context).clear(token).prime(token, addresses);
}

/** The address book of the session's customer. @throws UpstreamError 401 without a live session */
export function loadAddresses(context: GatewayContext): Promise<WireSavedAddress[]> {
  return bySession(context).load(context.session.token ?? "");
}
