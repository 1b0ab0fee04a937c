import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { audit } from "#upstreams/rpc/audit.ts";
import { endSessionsOf } from "#upstreams/rpc/customers/session.ts";
import { noteMergesTold } from "#upstreams/rpc/merging/merge-record.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Ends every session of the session's customer, this one too; without a session there is nothing to do. */
export const logoutEverywhere = procedure({
  payload: accountPayloads.logoutEverywhere,
  run: async (call) => {
    const customer = (await call.session())?.customer;
    if (!customer) return;
    const { customer_id: customerId, shop_id: shopId } = customer;
    await noteMergesTold(call.services.db, customerId, call.services.now());
    await endSessionsOf(call.services.db, customerId);
    audit(call.services, "logout-everywhere", { shopId, customerId, correlationId: call.correlationId });
  },
});
