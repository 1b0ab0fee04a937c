import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { confirm } from "#upstreams/rpc/newsletter/newsletter.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Confirms a newsletter sign-up by the token of its mail. */
export const newsletterConfirm = procedure({
  payload: accountPayloads.newsletterConfirm,
  run: (call, { token }) => confirm(call, token),
});
