import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { requestRestockNotice as run } from "#upstreams/rpc/restock/restock.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Notes who wants a mail when a variant can be bought again; 429 after too many. */
export const requestRestockNotice = procedure({
  payload: accountPayloads.requestRestockNotice,
  run,
});
