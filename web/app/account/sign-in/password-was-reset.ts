/** Sent along to the sign-in page, which then says that the new password holds. */
export const passwordResetState = { passwordWasReset: true } as const;

/** Whether a page was opened after a password had been reset. @param state of the router's location, which anything may have written */
export function passwordWasReset(state: unknown): boolean {
  return typeof state === "object" && state !== null && "passwordWasReset" in state && state.passwordWasReset === true;
}
