/** Dutch texts of the account domain. */
export const nlAccount = {
  "error.accountIsNotAGuest": "U gebruikt geen gastaccount.",
  "error.notSignedIn": "Autorisatie vereist",
} as const;
