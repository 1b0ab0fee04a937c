import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { confirmRestockNotice as run } from "#upstreams/rpc/restock/restock.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Confirms such a wish by the token of its mail. */
export const confirmRestockNotice = procedure({
  payload: accountPayloads.confirmRestockNotice,
  run: (call, { token }) => run(call, token),
});
