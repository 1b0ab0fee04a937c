/** Dutch texts of errors that belong to no single domain. */
export const errors = {
  "error.invalidInput": "Controleer de gemarkeerde velden.",
  "error.unexpected": "Er is een onverwachte fout opgetreden.",
  "error.tooManyAttempts": "Te veel pogingen. Probeer het over {minutes} min. opnieuw.",
} as const;
