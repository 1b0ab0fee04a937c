import { accountPayloads } from "#upstreams/rpc/customers/account-payloads.ts";
import { subscribe } from "#upstreams/rpc/newsletter/newsletter.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Signs an address up for the newsletter; 429 after too many. */
export const newsletterSubscribe = procedure({
  payload: accountPayloads.newsletterSubscribe,
  run: (call, { email, consents }) => subscribe(call, { email, isWanted: consents.newsletter }),
});
