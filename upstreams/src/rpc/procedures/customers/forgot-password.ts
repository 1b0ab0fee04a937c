import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { forgotPassword as forget } from "#upstreams/rpc/customers/forgot-password.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Mails a link to a new password; every address gets the same response. */
export const forgotPassword = procedure({
  payload: accountPayloads.forgotPassword,
  run: (call, { email }) => forget(call, email),
});
