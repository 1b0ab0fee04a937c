/** Dutch texts of the advisor domain (docs/rules.md#error-catalogue, docs/rules.md#rooms). */
export const advisor = {
  "error.configurationNotFound": "De configuratie bestaat niet.",
  "error.tooManyConfigurations": "U bewaart al 100 kamers. Verwijder er eerst een.",
} as const;
