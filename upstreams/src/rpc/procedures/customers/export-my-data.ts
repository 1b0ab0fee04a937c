import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { exportMyData as exportData } from "#upstreams/rpc/customers/export-my-data.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Everything stored about the session's customer, as JSON; 403 when the password is wrong. */
export const exportMyData = procedure({
  payload: accountPayloads.exportMyData,
  run: (call, payload) => exportData(call, payload),
});
