import { accountPayloads } from "../customers/account-payloads.ts";
import { confirm } from "../newsletter/newsletter.ts";
import { procedure } from "../procedure.ts";

/** Confirms a newsletter sign-up by the token of its mail. */
export const newsletterConfirm = procedure({
  payload: accountPayloads.newsletterConfirm,
  run: (call, { token }) => confirm(call, token),
});
