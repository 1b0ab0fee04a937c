import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { toWireUser } from "#upstreams/rpc/customers/customer.ts";
import { logIn } from "#upstreams/rpc/customers/log-in.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireLogin } from "#upstreams/rpc/wire-account.ts";

/** Opens a session by address and password, and brings the visitor's basket and wishlist along; see `logIn` for the refusals. */
export const login = procedure({
  payload: accountPayloads.login,
  run: async (call, payload): Promise<WireLogin> => {
    const { token, customer, merged } = await logIn(call, payload);
    return { token, user: toWireUser(customer), merged };
  },
});
