import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { unsubscribe } from "#upstreams/rpc/newsletter/newsletter.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Ends a newsletter subscription by the token of a mail or for the session's customer; 401 with neither. */
export const newsletterUnsubscribe = procedure({
  payload: accountPayloads.newsletterUnsubscribe,
  run: (call, { token, email }) => unsubscribe(call, { token, email }),
});
