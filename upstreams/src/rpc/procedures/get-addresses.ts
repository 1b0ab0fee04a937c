import { accountPayloads } from "../customers/account-payloads.ts";
import { readAddresses } from "../customers/address-book.ts";
import { procedure } from "../procedure.ts";
import type { WireAddresses } from "../wire-account.ts";

/** The address book of the session's customer; 401 without a session, 403 for a guest. */
export const getAddresses = procedure({
  payload: accountPayloads.getAddresses,
  run: async (call): Promise<WireAddresses> => {
    const { customer } = await call.account();
    return { addresses: await readAddresses(call.services.db, customer.customer_id) };
  },
});
