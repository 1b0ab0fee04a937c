import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { readAddresses } from "#upstreams/rpc/customers/address-book.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireAddresses } from "#upstreams/rpc/wire-account.ts";

/** The address book of the session's customer; 401 without a session, 403 for a guest. */
export const getAddresses = procedure({
  payload: accountPayloads.getAddresses,
  run: async (call): Promise<WireAddresses> => {
    const { customer } = await call.account();
    return { addresses: await readAddresses(call.services.db, customer.customer_id) };
  },
});
