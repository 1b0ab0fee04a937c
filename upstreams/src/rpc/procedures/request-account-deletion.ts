import { accountPayloads } from "../customers/account-payloads.ts";
import { requestAccountDeletion as request } from "../customers/delete-account.ts";
import { procedure } from "../procedure.ts";

/** Mails the link that deletes the account of the session's customer; 403 when the password is wrong. */
export const requestAccountDeletion = procedure({
  payload: accountPayloads.requestAccountDeletion,
  run: (call, { password }) => request(call, password),
});
