import { accountPayloads } from "../customers/account-payloads.ts";
import { confirmEmailChange as confirm } from "../customers/confirm-email.ts";
import { procedure } from "../procedure.ts";

/** Writes the new address that the token of a mail proves; 406 when it cannot be used, 409 when the address is taken. */
export const confirmEmailChange = procedure({
  payload: accountPayloads.confirmEmailChange,
  run: (call, { token }) => confirm(call, token),
});
