/** Dutch texts of the account domain. */
export const nlAccount = {
  "error.accountIsNotAGuest": "U gebruikt geen gastaccount.",
  "error.tooManyAttempts": "Te veel pogingen. Probeer het over {minutes} min. opnieuw.",
  "error.notSignedIn": "Autorisatie vereist",
} as const;
