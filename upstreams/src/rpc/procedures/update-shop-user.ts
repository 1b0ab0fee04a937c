import { accountPayloads } from "../customers/account-payloads.ts";
import { toWireUser } from "../customers/customer.ts";
import { updateShopUser as update } from "../customers/update-shop-user.ts";
import { procedure } from "../procedure.ts";
import type { WireUpdatedUser } from "../wire-account.ts";

/** Changes the profile of the session's customer; see `updateShopUser` for the refusals. */
export const updateShopUser = procedure({
  payload: accountPayloads.updateShopUser,
  run: async (call, payload): Promise<WireUpdatedUser> => {
    const { customer, pendingEmail } = await update(call, payload);
    return { ...toWireUser(customer), pendingEmail };
  },
});
