import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { resetPassword as reset } from "#upstreams/rpc/customers/reset-password.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Sets a new password by the token of a mail; 406 when it cannot be used. */
export const resetPassword = procedure({
  payload: accountPayloads.resetPassword,
  run: (call, { hash, password }) => reset(call, hash, password),
});
