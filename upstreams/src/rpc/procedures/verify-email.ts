import { accountPayloads } from "../customers/account-payloads.ts";
import { verifyEmail as verify } from "../customers/confirm-email.ts";
import { procedure } from "../procedure.ts";

/** Proves the address of the session's account by the token of its mail; 406 when it cannot be used. */
export const verifyEmail = procedure({
  payload: accountPayloads.verifyEmail,
  run: (call, { token }) => verify(call, token),
});
