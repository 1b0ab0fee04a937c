import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { requestAccountDeletion as request } from "#upstreams/rpc/customers/delete-account.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Mails the link that deletes the account of the session's customer; 403 when the password is wrong. */
export const requestAccountDeletion = procedure({
  payload: accountPayloads.requestAccountDeletion,
  run: (call, { password }) => request(call, password),
});
