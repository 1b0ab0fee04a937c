import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { toWireUser } from "#upstreams/rpc/customers/customer.ts";
import { updatePassword as update } from "#upstreams/rpc/customers/update-password.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireUpdatedPassword } from "#upstreams/rpc/wire-account.ts";

/** Changes the password of the session's customer, whose session goes on under a new token; 403 when the current one is wrong. */
export const updatePassword = procedure({
  payload: accountPayloads.updatePassword,
  run: async (call, payload): Promise<WireUpdatedPassword> => {
    const { token, customer } = await update(call, payload);
    return { token, user: toWireUser(customer) };
  },
});
