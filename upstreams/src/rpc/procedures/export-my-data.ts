import { accountPayloads } from "../customers/account-payloads.ts";
import { exportMyData as exportData } from "../customers/export-my-data.ts";
import { procedure } from "../procedure.ts";

/** Everything stored about the session's customer, as JSON; 403 when the password is wrong. */
export const exportMyData = procedure({
  payload: accountPayloads.exportMyData,
  run: (call, payload) => exportData(call, payload),
});
