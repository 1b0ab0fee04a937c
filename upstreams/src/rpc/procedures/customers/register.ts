import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { toWireUser } from "#upstreams/rpc/customers/customer.ts";
import { register as registerCustomer } from "#upstreams/rpc/customers/register.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireLogin } from "#upstreams/rpc/wire-account.ts";

/** Makes an account and opens its session; see `register` for the refusals. */
export const register = procedure({
  payload: accountPayloads.register,
  run: async (call, payload): Promise<WireLogin> => {
    const { token, customer, merged } = await registerCustomer(call, payload);
    return { token, user: toWireUser(customer), merged };
  },
});
