import { accountPayloads } from "../customers/account-payloads.ts";
import { confirmAccountDeletion as confirm } from "../customers/delete-account.ts";
import { procedure } from "../procedure.ts";

/** Deletes the account that the token of a mail is about; 406 when it cannot be used. */
export const confirmAccountDeletion = procedure({
  payload: accountPayloads.confirmAccountDeletion,
  run: (call, { token }) => confirm(call, token),
});
