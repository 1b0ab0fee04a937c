import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { endRestockNotice as run } from "#upstreams/rpc/restock/restock.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Forgets such a wish by the token of a mail. */
export const endRestockNotice = procedure({
  payload: accountPayloads.endRestockNotice,
  run: (call, { token }) => run(call, token),
});
