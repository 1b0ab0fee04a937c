import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { verifyEmail as verify } from "#upstreams/rpc/customers/confirm-email.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Proves the address of the session's account by the token of its mail; 406 when it cannot be used. */
export const verifyEmail = procedure({
  payload: accountPayloads.verifyEmail,
  run: (call, { token }) => verify(call, token),
});
