import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { toWireUser } from "#upstreams/rpc/customers/customer.ts";
import { updateShopUser as update } from "#upstreams/rpc/customers/update-shop-user.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireUpdatedUser } from "#upstreams/rpc/wire-account.ts";

/** Changes the profile of the session's customer; see `updateShopUser` for the refusals. */
export const updateShopUser = procedure({
  payload: accountPayloads.updateShopUser,
  run: async (call, payload): Promise<WireUpdatedUser> => {
    const { customer, pendingEmail } = await update(call, payload);
    return { ...toWireUser(customer), pendingEmail };
  },
});
