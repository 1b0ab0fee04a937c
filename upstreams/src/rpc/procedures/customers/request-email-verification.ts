import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { requestEmailVerification as request } from "#upstreams/rpc/customers/confirm-email.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Mails the link that proves the address of the session's account once more. */
export const requestEmailVerification = procedure({
  payload: accountPayloads.requestEmailVerification,
  run: (call) => request(call),
});
