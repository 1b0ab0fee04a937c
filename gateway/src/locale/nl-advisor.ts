/** Dutch texts of the advisor domain (spec §8, decisions.md 19). */
export const nlAdvisor = {
  "error.configurationNotFound": "De configuratie bestaat niet.",
  "error.tooManyConfigurations": "U bewaart al 100 kamers. Verwijder er eerst een.",
} as const;
