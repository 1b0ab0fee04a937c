import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { saveAddress as save } from "#upstreams/rpc/customers/address-book.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Adds or changes an address of the session's customer; 404 for another's, 409 when the book is full. */
export const saveAddress = procedure({
  payload: accountPayloads.saveAddress,
  run: async (call, { id, address, isDefaultShipping, isDefaultBilling }) => {
    const { customer } = await call.account();
    return save(call.services, customer.customer_id, { id, address, isDefaultShipping, isDefaultBilling });
  },
});
