import type { errors as dutch } from "../nl/errors.ts";

export const errors: Readonly<Record<keyof typeof dutch, string>> = {
  "error.invalidInput": "Vérifiez les champs signalés.",
  "error.unexpected": "Une erreur inattendue s’est produite.",
  "error.tooManyAttempts": "Trop de tentatives. Réessayez dans {minutes} min.",
};
