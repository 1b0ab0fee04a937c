import { accountPayloads } from "../customers/account-payloads.ts";
import { unsubscribe } from "../newsletter/newsletter.ts";
import { procedure } from "../procedure.ts";

/** Ends a newsletter subscription by the token of a mail or for the session's customer; 401 with neither. */
export const newsletterUnsubscribe = procedure({
  payload: accountPayloads.newsletterUnsubscribe,
  run: (call, { token, email }) => unsubscribe(call, { token, email }),
});
