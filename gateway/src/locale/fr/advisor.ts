import type { advisor as dutch } from "../nl/advisor.ts";

export const advisor: Readonly<Record<keyof typeof dutch, string>> = {
  "error.configurationNotFound": "La configuration n’existe pas.",
  "error.tooManyConfigurations": "Vous avez déjà enregistré 100 pièces. Supprimez-en d’abord une.",
};
