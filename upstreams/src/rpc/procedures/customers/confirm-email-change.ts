import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { confirmEmailChange as confirm } from "#upstreams/rpc/customers/confirm-email.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Writes the new address that the token of a mail proves; 406 when it cannot be used, 409 when the address is taken. */
export const confirmEmailChange = procedure({
  payload: accountPayloads.confirmEmailChange,
  run: (call, { token }) => confirm(call, token),
});
