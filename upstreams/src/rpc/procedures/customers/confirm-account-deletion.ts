import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { confirmAccountDeletion as confirm } from "#upstreams/rpc/customers/delete-account.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Deletes the account that the token of a mail is about; 406 when it cannot be used. */
export const confirmAccountDeletion = procedure({
  payload: accountPayloads.confirmAccountDeletion,
  run: (call, { token }) => confirm(call, token),
});
