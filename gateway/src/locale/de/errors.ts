/** German texts of errors that belong to no single domain. */
export const errors = {
  "error.invalidInput": "Prüfen Sie bitte die markierten Felder.",
  "error.unexpected": "Es ist ein unerwarteter Fehler aufgetreten.",
  "error.tooManyAttempts": "Zu viele Versuche. Versuchen Sie es in {minutes} Min. noch einmal.",
} as const;
