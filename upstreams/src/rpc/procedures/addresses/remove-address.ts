import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { removeAddress as remove } from "#upstreams/rpc/customers/address-book.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Takes an address out of the book of the session's customer; 404 for another's. */
export const removeAddress = procedure({
  payload: accountPayloads.removeAddress,
  run: async (call, { id }) => {
    const { customer } = await call.account();
    return remove(call.services, customer.customer_id, id);
  },
});
